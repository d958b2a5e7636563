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
import {
  onStoredElsewhere,
  readStored,
  removeStored,
  writeStored,
} from '@solar/mfe-kit/stores/persisted';

export { cartItemCount, cartTotal, unitPrice } from '@solar/mfe-kit/stores/cart-line';
export type { CartLine, CartProduct } from '@solar/mfe-kit/stores/cart-line';

const CART_KEY = 'cart';

/** Says whose server cart the browser's cart mirrors; without it the browser's cart is a visitor's own. */
export const CART_OWNER_KEY = 'cart-owner';
/** The server's cart as this browser saw it last: what changed here shows against it. */
export const CART_MIRROR_KEY = 'cart-mirror';

export interface CartState {
  lines: CartLine[];
  /** Who changed the lines last: the person on this page, another tab of the browser, or the server's answer. */
  changedBy: 'person' | 'tab' | 'server';
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
  changedBy: 'server',
  isOpen: false,
  add: (product, quantity = 1) =>
    set(({ lines }) => ({
      changedBy: 'person',
      lines: addLine(lines, priced(product), quantity),
    })),
  remove: (productId) =>
    set(({ lines }) => ({ changedBy: 'person', lines: setLineQuantity(lines, productId, 0) })),
  setQuantity: (productId, quantity) =>
    set(({ lines }) => ({
      changedBy: 'person',
      lines: setLineQuantity(lines, productId, quantity),
    })),
  clear: () => set({ changedBy: 'person', lines: [] }),
  replaceLines: (lines) => set({ changedBy: 'server', lines }),
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
  toggle: () => set(({ isOpen }) => ({ isOpen: !isOpen })),
}));

useCart.setState({ lines: readStored(CART_KEY, parseCart) ?? [] });

useCart.subscribe(({ lines }, previous) => {
  if (lines !== previous.lines) writeStored(CART_KEY, lines);
});

onStoredElsewhere(CART_KEY, () => {
  useCart.setState({ changedBy: 'tab', lines: readStored(CART_KEY, parseCart) ?? [] });
});

useSession.subscribe(({ status, user }) => {
  if (status === 'guest') leaveOwnedCart();
  if (status === 'loading' || priceAccessOf(user) === 'visible') return;
  useCart.setState(({ lines }) => (hasPrices(lines) ? { lines: withoutPrices(lines) } : {}));
});
if (useSession.getState().status === 'guest') leaveOwnedCart();

/** A person's cart is kept by the server; the next person at this browser must not see it. */
function leaveOwnedCart(): void {
  if (readStored(CART_OWNER_KEY, ownerId) === undefined) return;
  removeStored(CART_OWNER_KEY);
  removeStored(CART_MIRROR_KEY);
  useCart.setState({ changedBy: 'server', lines: [], isOpen: false });
}

function ownerId(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function hasPrices(lines: readonly CartLine[]): boolean {
  return lines.some(({ product }) => product.price || product.salePrice);
}

/** A visitor's cart holds no prices. */
function priced(product: CartProduct): CartProduct {
  if (priceAccessOf(useSession.getState().user) === 'visible') return product;
  return withoutPrices([{ product, quantity: 1 }])[0]?.product ?? product;
}
