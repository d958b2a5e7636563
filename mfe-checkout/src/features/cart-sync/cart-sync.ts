import type { Cart, CartChange, ChangeCart } from '@solar/contracts/checkout/cart-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { queryClient } from '@solar/mfe-kit/query/query-client';
import { useCart, type CartLine, type CartState } from '@solar/mfe-kit/stores/cart-store';
import { create } from 'zustand';
import {
  changedElsewhere,
  changesBetween,
  quantitiesOf,
  rebased,
  serverQuantities,
  toLines,
  type Quantities,
} from './cart-changes';
import { changeIdOf, readMirror, readOwner, writeMirror, type CartMirror } from './cart-mirror';

export const CART_KEY = ['/api/checkout/cart'] as const;

const PUSH_DELAY_MS = 300;
/** The tab in which a change was made sends it; the others look afterwards. */
const TAB_DELAY_FACTOR = 5;
const RETRY_FACTOR = 20;

type SyncState = {
  /** False while the browser knows changes that the server does not. */
  settled: boolean;
  failed: boolean;
  /** Lines as this screen held them before another screen changed or removed them, by product. */
  elsewhere: Readonly<Record<string, CartLine>>;
};
const FRESH: SyncState = { settled: false, failed: false, elsewhere: {} };

export const useCartSyncState = create<SyncState>()(() => FRESH);

/**
 * Keeps the browser's cart and the signed-in customer's cart the same. A visitor's cart is merged once after sign-in; from then on
 * every change here is sent as operations on lines, which the server merges into the cart as other devices have left it.
 */
export class CartSync {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;
  private lookAgain = false;
  private stopped = false;
  private readonly unsubscribe: () => void;

  constructor(
    private readonly userId: string,
    private readonly delayMs: number = PUSH_DELAY_MS,
  ) {
    useCartSyncState.setState(FRESH);
    this.unsubscribe = useCart.subscribe((state, previous) => this.onChange(state, previous));
    void this.run(() => this.first(), { quietly: true });
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.unsubscribe();
    useCartSyncState.setState(FRESH);
  }

  /** Takes the server's cart again: after an order (`quietly`), or to see what other screens did. */
  reload({ quietly = false } = {}): Promise<void> {
    this.lookAgain = this.busy;
    return this.busy ? Promise.resolve() : this.run(() => this.pushed(), { quietly });
  }

  private first(): Promise<Cart> {
    const owner = readOwner();
    const { lines } = useCart.getState();
    // Lines that another person has left are that person's.
    const own = owner === undefined && lines.length > 0;
    if (!own) return this.pushed();
    const input = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
    return http.post<Cart>(`${CART_KEY[0]}/merge`, { lines: input });
  }

  /** Sends what has changed here since the server's cart was seen last, and answers with that cart. */
  private async pushed(): Promise<Cart> {
    const mirror = readMirror(this.userId);
    const changes = mirror
      ? changesBetween(mirror.quantities, quantitiesOf(useCart.getState().lines))
      : [];
    if (!mirror || changes.length === 0) return http.get<Cart>(CART_KEY[0]);
    return this.send(mirror, changes);
  }

  private async send(mirror: CartMirror, changes: CartChange[]): Promise<Cart> {
    const body: ChangeCart = {
      changeId: changeIdOf(mirror, changes),
      revision: mirror.revision,
      changes,
    };
    try {
      return await http.post<Cart>(`${CART_KEY[0]}/changes`, body);
    } catch (error) {
      // A refusal will not become another answer; without an answer the changes stay here and are sent again.
      if (isHttpError(error) && error.status >= 400 && error.status < 500) {
        return http.get<Cart>(CART_KEY[0]);
      }
      throw error;
    }
  }

  private onChange({ lines, changedBy }: CartState, previous: CartState): void {
    if (lines === previous.lines || changedBy === 'server') return;
    const [before, after] = [quantitiesOf(previous.lines), quantitiesOf(lines)];
    const touched = changedElsewhere(before, after);
    const added = Object.keys(after).filter((id) => before[id] === undefined);
    if (Object.keys(touched).length === 0 && added.length === 0) return;
    if (changedBy === 'tab') this.remember(previous.lines, touched);
    else forgetElsewhere([...Object.keys(touched), ...added]);
    useCartSyncState.setState({ settled: false });
    this.schedule(changedBy === 'tab' ? this.delayMs * TAB_DELAY_FACTOR : this.delayMs);
  }

  private schedule(delayMs: number): void {
    clearTimeout(this.timer);
    if (this.busy || this.stopped) return;
    this.timer = setTimeout(() => void this.run(() => this.pushed()), delayMs);
  }

  /** One request at a time. */
  private async run(request: () => Promise<Cart>, { quietly = false } = {}): Promise<void> {
    this.busy = true;
    clearTimeout(this.timer);
    const sent = useCart.getState().lines;
    let again: number | null = null;
    try {
      const cart = await request();
      if (this.stopped) return;
      if (this.apply(cart, sent, quietly) || this.lookAgain) again = 0;
      this.lookAgain = false;
    } catch {
      if (this.stopped) return;
      useCartSyncState.setState({ failed: true });
      again = this.delayMs * RETRY_FACTOR;
    } finally {
      this.busy = false;
    }
    if (again !== null) this.schedule(again);
  }

  /** True when something was changed here since the request was sent. */
  private apply(cart: Cart, sent: readonly CartLine[], quietly: boolean): boolean {
    const { lines: now, replaceLines } = useCart.getState();
    const before = quantitiesOf(sent);
    const quantities = serverQuantities(cart);
    const ordered = readMirror(this.userId)?.cartId !== cart.cartId;
    if (!quietly && !ordered) this.remember(sent, changedElsewhere(before, quantities));
    writeMirror(this.userId, { cartId: cart.cartId, revision: cart.revision, quantities });
    queryClient.setQueryData(CART_KEY, cart);
    const unsent = changesBetween(before, quantitiesOf(now));
    replaceLines(rebased(toLines(cart), unsent, now));
    useCartSyncState.setState({ settled: unsent.length === 0, failed: false });
    return unsent.length > 0;
  }

  private remember(before: readonly CartLine[], changed: Quantities): void {
    const lines = before.filter(({ product }) => changed[product.id] !== undefined);
    if (lines.length === 0) return;
    useCartSyncState.setState(({ elsewhere }) => ({
      elsewhere: {
        ...elsewhere,
        ...Object.fromEntries(lines.map((line) => [line.product.id, line])),
      },
    }));
  }
}

function forgetElsewhere(productIds: readonly string[]): void {
  useCartSyncState.setState(({ elsewhere }) => ({
    elsewhere: Object.fromEntries(
      Object.entries(elsewhere).filter(([productId]) => !productIds.includes(productId)),
    ),
  }));
}
