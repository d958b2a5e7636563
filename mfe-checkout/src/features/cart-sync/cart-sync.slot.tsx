import { useCartSync } from './use-cart-sync';

/** Mounted by the shell while somebody is signed in; shows nothing. */
export default function CartSyncSlot() {
  useCartSync();
  return null;
}
