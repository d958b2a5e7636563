import { useSession } from '@solar/mfe-kit/session/session-store';
import { useEffect } from 'react';
import { CartSync, forgetCartOwner } from './cart-sync';

let current: { userId: string; sync: CartSync; users: number } | null = null;

/** Runs the cart's synchronisation while the person is signed in, once for all components that ask for it. */
export function useCartSync(): void {
  const userId = useSession((state) => (state.status === 'authenticated' ? state.user?.id : null));
  useEffect(() => {
    if (!userId) return;
    if (current?.userId !== userId) {
      current?.sync.stop();
      current = { userId, sync: new CartSync(userId), users: 0 };
    }
    const mine = current;
    mine.users += 1;
    return () => {
      mine.users -= 1;
      setTimeout(() => endIfUnused(mine), 0);
    };
  }, [userId]);
}

useSession.subscribe(({ status }) => {
  if (status === 'guest') forgetCartOwner();
});

/** Takes the server's cart again. */
export async function reloadCart(): Promise<void> {
  await current?.sync.reload();
}

/** A component that unmounts while another mounts must not end what both use. */
function endIfUnused(candidate: NonNullable<typeof current>): void {
  if (candidate.users > 0) return;
  candidate.sync.stop();
  if (current === candidate) current = null;
}
