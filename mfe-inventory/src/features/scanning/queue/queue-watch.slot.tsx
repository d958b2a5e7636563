import { useSession } from '@solar/mfe-kit/session/session-store';
import { useCommandQueue } from './use-command-queue';

/** Sends what was scanned without a network, for as long as the back office is open; shows nothing. */
export default function QueueWatch() {
  useCommandQueue(useSession(({ user }) => user?.id ?? ''));
  return null;
}
