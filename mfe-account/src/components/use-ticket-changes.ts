import { useSession } from '@solar/mfe-kit/session/session-store';
import { useQueryClient } from '@tanstack/react-query';
import { TICKETS_URL } from '../api/tickets-api';
import { useLiveSocket } from './use-live-socket';

/** Reads a customer's own tickets again as soon as one has changed. */
export function useTicketChanges(): void {
  const client = useQueryClient();
  const signedIn = useSession(({ token }) => token !== null);
  const first = () => ({
    type: 'watch' as const,
    token: useSession.getState().token ?? '',
  });
  useLiveSocket({
    first: signedIn ? first : null,
    onFrame: (frame) => {
      const missed = frame.type === 'watching';
      const changed = frame.type === 'changed' && frame.change.what === 'ticket';
      if (missed || changed) void client.invalidateQueries({ queryKey: [TICKETS_URL] });
    },
  });
}
