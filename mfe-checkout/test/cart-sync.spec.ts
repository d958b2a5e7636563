import type { Cart, CartChange, ChangeCart } from '@solar/contracts/checkout/cart-http';
import { useCart } from '@solar/mfe-kit/stores/cart-store';
import { fakeHttp, type FakeCall } from '@solar/mfe-kit/testing/fake-http';
import { useSession, type SessionUser } from '@solar/mfe-kit/session/session-store';
import { renderHook, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { changesBetween, type Quantities } from '../src/features/cart-sync/cart-changes';
import { CartSync, useCartSyncState } from '../src/features/cart-sync/cart-sync';
import { useCartSync } from '../src/features/cart-sync/use-cart-sync';

const product = (id: string) => ({ id, slug: id, name: id, brand: 'Helios', image: '/x.jpg' });

function changed(quantities: Quantities, changes: readonly CartChange[]): Quantities {
  const next = new Map(Object.entries(quantities));
  for (const change of changes) {
    const { productId } = change;
    const now = 'add' in change ? (next.get(productId) ?? 0) + change.add : change.quantity;
    if (now === 0) next.delete(productId);
    else next.set(productId, now);
  }
  return Object.fromEntries(next);
}

/** The server's cart, as the checkout service keeps it; other devices change it as well. */
class ServerCart {
  cartId = 'crt_1';
  quantities: Quantities = {};
  revision = 0;
  readonly sent: string[] = [];
  private readonly applied = new Set<string>();

  put(quantities: Quantities): void {
    this.quantities = quantities;
    this.revision += 1;
  }

  apply({ changeId, changes }: ChangeCart): void {
    this.sent.push('changes');
    if (this.applied.has(changeId)) return;
    this.applied.add(changeId);
    this.put(changed(this.quantities, changes));
  }

  view(): Cart {
    const lines = Object.entries(this.quantities);
    return {
      cartId: this.cartId,
      revision: this.revision,
      itemCount: lines.reduce((sum, [, quantity]) => sum + quantity, 0),
      priceAccess: 'visible',
      subtotal: null,
      lines: lines.map(([productId, quantity]) => ({
        productId,
        quantity,
        sku: productId,
        slug: productId,
        name: productId,
        brand: 'Helios',
        imageUrl: '/x.jpg',
        unit: null,
        lineTotal: null,
        stock: { status: 'in_stock', available: null },
        buyable: true,
      })),
    };
  }
}

describe('cart synchronisation', () => {
  let server: ServerCart;
  let sync: CartSync | null = null;
  /** What happens after the server has changed the cart and before its answer arrives. */
  let onWay: (() => void) | null = null;

  beforeEach(() => {
    localStorage.clear();
    useCart.setState({ lines: [], changedBy: 'server' });
    server = new ServerCart();
    onWay = null;
    fakeHttp({
      'GET /api/checkout/cart': () => {
        server.sent.push('get');
        return server.view();
      },
      'POST /api/checkout/cart/merge': ({ body }: FakeCall) => {
        server.sent.push('merge');
        const { lines } = body as { lines: { productId: string; quantity: number }[] };
        server.put(Object.fromEntries(lines.map((line) => [line.productId, line.quantity])));
        return server.view();
      },
      'POST /api/checkout/cart/changes': ({ body }: FakeCall) => {
        server.apply(body as ChangeCart);
        const answer = server.view();
        const interfere = onWay;
        onWay = null;
        interfere?.();
        return answer;
      },
    });
  });
  afterEach(() => sync?.stop());

  const settled = () => waitFor(() => expect(useCartSyncState.getState().settled).toBe(true));
  const start = async (userId = 'usr_1') => {
    sync = new CartSync(userId, 5);
    await settled();
  };
  const held = () =>
    Object.fromEntries(
      useCart.getState().lines.map((line) => [line.product.id, line.quantity] as const),
    );

  it('merges a visitor’s cart once, and takes the server’s cart on the next visit', async () => {
    useCart.getState().add(product('prd_a'), 2);
    await start();
    expect(server.sent).toEqual(['merge']);
    sync?.stop();
    server.put({ prd_b: 1 });
    await start();
    expect(server.sent).toEqual(['merge', 'get']);
    expect(held()).toEqual({ prd_b: 1 });
  });

  it('keeps what another device changed on other lines', async () => {
    server.put({ panel: 6, inverter: 2 });
    await start();
    server.put({ panel: 6, inverter: 5 });
    useCart.getState().setQuantity('panel', 7);
    await settled();
    expect(server.quantities).toEqual({ panel: 7, inverter: 5 });
    expect(held()).toEqual({ panel: 7, inverter: 5 });
    expect(useCartSyncState.getState().elsewhere).toMatchObject({ inverter: { quantity: 2 } });
  });

  it('says on the earlier screen that the later change of the same line holds', async () => {
    server.put({ panel: 6 });
    await start();
    useCart.getState().setQuantity('panel', 7);
    await settled();
    expect(useCartSyncState.getState().elsewhere).toEqual({});
    server.put({ panel: 9 });
    await sync?.reload();
    expect(held()).toEqual({ panel: 9 });
    expect(useCartSyncState.getState().elsewhere).toMatchObject({ panel: { quantity: 7 } });
    useCart.getState().setQuantity('panel', 8);
    expect(useCartSyncState.getState().elsewhere).toEqual({});
  });

  it('keeps a change that is made while another one is on its way', async () => {
    server.put({ panel: 6 });
    await start();
    onWay = () => useCart.getState().add(product('inverter'), 2);
    useCart.getState().setQuantity('panel', 7);
    await waitFor(() => expect(server.quantities).toEqual({ panel: 7, inverter: 2 }));
    await settled();
    expect(held()).toEqual({ panel: 7, inverter: 2 });
  });

  it('adds once when the answer was lost and the page was loaded again', async () => {
    await start();
    onWay = () => {
      throw new Error('connection lost');
    };
    useCart.getState().add(product('panel'), 3);
    await waitFor(() => expect(useCartSyncState.getState().failed).toBe(true));
    expect(server.quantities).toEqual({ panel: 3 });
    sync?.stop();
    await start();
    expect(server.sent.filter((call) => call === 'changes')).toHaveLength(2);
    expect(server.quantities).toEqual({ panel: 3 });
    expect(held()).toEqual({ panel: 3 });
  });

  it('sends what another tab has put there and could not send', async () => {
    await start();
    localStorage.setItem('cart', JSON.stringify([{ product: product('panel'), quantity: 4 }]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    await waitFor(() => expect(server.quantities).toEqual({ panel: 4 }));
  });

  it('sends on the next visit what was added before it was there to listen', async () => {
    await start();
    sync?.stop();
    useCart.getState().add(product('prd_a'), 3);
    await start();
    expect(server.quantities).toEqual({ prd_a: 3 });
  });

  it('brings nothing back when its person has signed out before the answer came', async () => {
    server.put({ panel: 6 });
    useSession.setState({ status: 'authenticated', user: { id: 'usr_1' } as SessionUser });
    const { unmount } = renderHook(() => useCartSync());
    await settled();
    expect(held()).toEqual({ panel: 6 });
    onWay = () => useSession.setState({ status: 'guest', user: null, token: null });
    useCart.getState().setQuantity('panel', 7);
    await waitFor(() => expect(server.quantities).toEqual({ panel: 7 }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(held()).toEqual({});
    expect(localStorage.getItem('cart-owner')).toBeNull();
    unmount();
  });

  it('never hands the lines of one person to another', async () => {
    server.put({ panel: 6 });
    await start();
    sync?.stop();
    server.put({});
    server.cartId = 'crt_2';
    await start('usr_2');
    expect(server.sent).not.toContain('merge');
    expect(server.quantities).toEqual({});
    expect(held()).toEqual({});
  });
});

describe('changes of a cart', () => {
  const cart = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 9 }));

  it('lead from one cart to the other, and touch no other line', () => {
    fc.assert(
      fc.property(cart, cart, (from, to) => {
        const changes = changesBetween(from, to);
        expect(changed(from, changes)).toEqual({ ...to });
        expect(changed({ ...from, other: 5 }, changes)).toEqual({ ...to, other: 5 });
      }),
    );
  });
});
