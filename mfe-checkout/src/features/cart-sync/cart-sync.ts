import type { Cart } from '@solar/contracts/checkout/cart-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { queryClient } from '@solar/mfe-kit/query/query-client';
import { useCart, type CartLine } from '@solar/mfe-kit/stores/cart-store';
import { create } from 'zustand';

export const CART_KEY = ['/api/checkout/cart'] as const;

/** Says whose server cart the browser's cart mirrors; without it the browser's cart is a visitor's own. */
const OWNER_KEY = 'cart-owner';
/** The cart as it was last the same here and there: a change made before this module was there shows against it. */
const MIRROR_KEY = 'cart-mirror';
const PUSH_DELAY_MS = 300;

/** `settled` is false while the browser knows changes that the server does not. */
export const useCartSyncState = create<{ settled: boolean; failed: boolean }>()(() => ({
  settled: false,
  failed: false,
}));

/** After signing out the browser's cart is a visitor's again, to be merged at the next sign-in. */
export function forgetCartOwner(): void {
  localStorage.removeItem(OWNER_KEY);
  localStorage.removeItem(MIRROR_KEY);
}

/**
 * Keeps the browser's cart and the signed-in customer's cart the same. A visitor's cart is merged once after sign-in; from
 * then on the server's cart is the truth, and every change here is sent there as a whole, the last one last.
 */
export class CartSync {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dirty = false;
  private busy = false;
  private applying = false;
  private stopped = false;
  private readonly unsubscribe: () => void;

  constructor(
    private readonly userId: string,
    private readonly delayMs: number = PUSH_DELAY_MS,
  ) {
    useCartSyncState.setState({ settled: false, failed: false });
    this.unsubscribe = useCart.subscribe((state, previous) => {
      if (!this.applying && state.lines !== previous.lines) this.changed();
    });
    void this.run(() => this.first());
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.unsubscribe();
    useCartSyncState.setState({ settled: false, failed: false });
  }

  /** Takes the server's cart again, after an order for example. */
  reload(): Promise<void> {
    return this.run(() => http.get<Cart>(CART_KEY[0]));
  }

  private async first(): Promise<Cart> {
    const mirrored = localStorage.getItem(OWNER_KEY) === this.userId;
    const { lines } = useCart.getState();
    if (mirrored && localStorage.getItem(MIRROR_KEY) !== fingerprint(lines)) {
      return this.replaceServerCart();
    }
    if (mirrored || lines.length === 0) return http.get<Cart>(CART_KEY[0]);
    return http.post<Cart>(`${CART_KEY[0]}/merge`, { lines: toInput(lines) });
  }

  private changed(): void {
    this.dirty = true;
    useCartSyncState.setState({ settled: false });
    clearTimeout(this.timer);
    if (!this.busy) this.timer = setTimeout(() => void this.push(), this.delayMs);
  }

  private push(): Promise<void> {
    this.dirty = false;
    return this.run(() => this.replaceServerCart());
  }

  private replaceServerCart(): Promise<Cart> {
    return http.put<Cart>(CART_KEY[0], { lines: toInput(useCart.getState().lines) });
  }

  /** One request at a time; when the server refuses the cart (a product has gone), its own cart is taken. */
  private async run(request: () => Promise<Cart>): Promise<void> {
    this.busy = true;
    try {
      const cart = await request().catch(() => http.get<Cart>(CART_KEY[0]));
      if (this.stopped) return;
      localStorage.setItem(OWNER_KEY, this.userId);
      queryClient.setQueryData(CART_KEY, cart);
      if (!this.dirty) this.apply(cart);
    } catch {
      if (!this.stopped) useCartSyncState.setState({ failed: true });
    } finally {
      this.busy = false;
      if (this.dirty && !this.stopped) void this.push();
    }
  }

  private apply(cart: Cart): void {
    this.applying = true;
    useCart.getState().replaceLines(toLines(cart));
    this.applying = false;
    localStorage.setItem(MIRROR_KEY, fingerprint(useCart.getState().lines));
    useCartSyncState.setState({ settled: true, failed: false });
  }
}

function toInput(lines: readonly CartLine[]) {
  return lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
}

function fingerprint(lines: readonly CartLine[]): string {
  return JSON.stringify(toInput(lines));
}

function toLines(cart: Cart): CartLine[] {
  return cart.lines.map((line) => ({
    product: {
      id: line.productId,
      slug: line.slug,
      name: line.name,
      brand: line.brand,
      image: line.imageUrl,
      ...(line.unit ? { price: line.unit } : {}),
    },
    quantity: line.quantity,
  }));
}
