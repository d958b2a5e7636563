import { priceAccessOf } from '@solar/contracts/common/price-rule';
import { create } from 'zustand';
import { useSession } from '@solar/mfe-kit/session/session-store';
import {
  addLine,
  parseCart,
  setLineQuantity,
  withoutPrices,
  type CartLine,
  type CartProduct,
} from '@solar/mfe-kit/stores/cart-line';
import { onStoredElsewhere, readStored, writeStored } from '@solar/mfe-kit/stores/persisted';

export { cartItemCount, cartTotal, unitPrice } from '@solar/mfe-kit/stores/cart-line';
export type { CartLine, CartProduct } from '@solar/mfe-kit/stores/cart-line';

const CART_KEY = 'cart';

export interface CartState {
  lines: CartLine[];
  /** Whether the drawer is open. */
  isOpen: boolean;
  add: (product: CartProduct, quantity?: number) => void;
  remove: (productId: string) => void;
  setQuantity: (productId: string, quantity: number) => void;
  clear: () => void;
  /** Takes over the lines of the server's cart. */
  replaceLines: (lines: CartLine[]) => void;
  open: () => void;
  close: () => void;
  toggle: () => void;
}

/**
 * The cart of this browser: loaded from storage at start, saved on every change. Its initial state is empty, as a document
 * from the server shows it.
 */
export const useCart = create<CartState>()((set) => ({
  lines: [],
  isOpen: false,
  add: (product, quantity = 1) =>
    set(({ lines }) => ({ lines: addLine(lines, priced(product), quantity) })),
  remove: (productId) => set(({ lines }) => ({ lines: setLineQuantity(lines, productId, 0) })),
  setQuantity: (productId, quantity) =>
    set(({ lines }) => ({ lines: setLineQuantity(lines, productId, quantity) })),
  clear: () => set({ lines: [] }),
  replaceLines: (lines) => set({ lines }),
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
  toggle: () => set(({ isOpen }) => ({ isOpen: !isOpen })),
}));

useCart.setState({ lines: readStored(CART_KEY, parseCart) ?? [] });

useCart.subscribe(({ lines }, previous) => {
  if (lines !== previous.lines) writeStored(CART_KEY, lines);
});

onStoredElsewhere(CART_KEY, () => {
  useCart.setState({ lines: readStored(CART_KEY, parseCart) ?? [] });
});

useSession.subscribe(({ status, user }) => {
  if (status === 'loading' || priceAccessOf(user) === 'visible') return;
  useCart.setState(({ lines }) => (hasPrices(lines) ? { lines: withoutPrices(lines) } : {}));
});

function hasPrices(lines: readonly CartLine[]): boolean {
  return lines.some(({ product }) => product.price || product.salePrice);
}

/** A visitor's cart holds no prices. */
function priced(product: CartProduct): CartProduct {
  if (priceAccessOf(useSession.getState().user) === 'visible') return product;
  return withoutPrices([{ product, quantity: 1 }])[0]?.product ?? product;
}
