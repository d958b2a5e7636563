import { useSession } from '@solar/mfe-kit/session/session-store';
import { useEffect } from 'react';
import { CartSync } from './cart-sync';

/** How soon a cart on the screen shows what another device did. */
const LOOK_EVERY_MS = 15_000;

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

// An answer that is still on its way must not bring the cart back after its person has signed out.
useSession.subscribe(({ status }) => {
  if (status !== 'guest') return;
  current?.sync.stop();
  current = null;
});

/** Takes the server's cart again, after an order for example. */
export async function reloadCart(): Promise<void> {
  await current?.sync.reload({ quietly: true });
}

/** Looks now and then, and whenever the page is looked at again, what other screens did to the cart. */
export function useOtherScreens(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void current?.sync.reload();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, []);
}

/** A component that unmounts while another mounts must not end what both use. */
function endIfUnused(candidate: NonNullable<typeof current>): void {
  if (candidate.users > 0) return;
  candidate.sync.stop();
  if (current === candidate) current = null;
}
