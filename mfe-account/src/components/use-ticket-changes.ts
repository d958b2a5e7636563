import { useSession } from '@solar/mfe-kit/session/session-store';
import { useQueryClient } from '@tanstack/react-query';
import { useLiveSocket } from './use-live-socket';

/** Reads tickets again as soon as one has changed: the person's own, or with `desk` everybody's, for staff. */
export function useTicketChanges(url: string, desk = false): void {
  const client = useQueryClient();
  const signedIn = useSession(({ token }) => token !== null);
  const first = () => ({
    type: 'watch' as const,
    token: useSession.getState().token ?? '',
    desk,
  });
  useLiveSocket({
    first: signedIn ? first : null,
    onFrame: (frame) => {
      const missed = frame.type === 'watching';
      const changed = frame.type === 'changed' && frame.change.what === 'ticket';
      if (missed || changed) void client.invalidateQueries({ queryKey: [url] });
    },
  });
}
