import type { Cart } from '@solar/contracts/checkout/cart-http';
import { useCart } from '@solar/mfe-kit/stores/cart-store';
import { fakeHttp, type FakeCall } from '@solar/mfe-kit/testing/fake-http';
import { waitFor } from '@testing-library/react';
import { CartSync, forgetCartOwner, useCartSyncState } from '../src/features/cart-sync/cart-sync';

const product = (id: string) => ({ id, slug: id, name: id, brand: 'Helios', image: '/x.jpg' });

/** The server's cart, as the checkout service keeps it. */
class ServerCart {
  lines: { productId: string; quantity: number }[] = [];
  readonly sent: string[] = [];

  view(): Cart {
    return {
      cartId: 'crt_1',
      revision: this.sent.length,
      itemCount: this.lines.reduce((sum, line) => sum + line.quantity, 0),
      priceAccess: 'visible',
      subtotal: null,
      lines: this.lines.map(({ productId, quantity }) => ({
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

  beforeEach(() => {
    localStorage.clear();
    useCart.setState({ lines: [] });
    server = new ServerCart();
    fakeHttp({
      'GET /api/checkout/cart': () => server.view(),
      'POST /api/checkout/cart/merge': ({ body }: FakeCall) => {
        server.sent.push('merge');
        server.lines = (body as ServerCart).lines;
        return server.view();
      },
      'PUT /api/checkout/cart': ({ body }: FakeCall) => {
        server.sent.push('put');
        server.lines = (body as ServerCart).lines;
        return server.view();
      },
    });
  });
  afterEach(() => {
    sync?.stop();
    forgetCartOwner();
  });

  const start = async () => {
    sync = new CartSync('usr_1', 5);
    await waitFor(() => expect(useCartSyncState.getState().settled).toBe(true));
  };

  it('merges a visitor’s cart once, and takes the server’s cart on the next visit', async () => {
    useCart.getState().add(product('prd_a'), 2);
    await start();
    expect(server.sent).toEqual(['merge']);
    sync?.stop();
    server.lines = [{ productId: 'prd_b', quantity: 1 }];
    await start();
    expect(server.sent).toEqual(['merge']);
    expect(useCart.getState().lines.map((line) => line.product.id)).toEqual(['prd_b']);
  });

  it('sends changes as a whole, the last one last', async () => {
    await start();
    useCart.getState().add(product('prd_a'), 1);
    useCart.getState().setQuantity('prd_a', 7);
    expect(useCartSyncState.getState().settled).toBe(false);
    await waitFor(() => expect(server.lines).toEqual([{ productId: 'prd_a', quantity: 7 }]));
    await waitFor(() => expect(useCartSyncState.getState().settled).toBe(true));
  });

  it('sends on the next visit what was added before it was there to listen', async () => {
    await start();
    sync?.stop();
    useCart.getState().add(product('prd_a'), 3);
    await start();
    expect(server.sent).toEqual(['put']);
    expect(server.lines).toEqual([{ productId: 'prd_a', quantity: 3 }]);
  });

  it('merges again after signing out', async () => {
    await start();
    sync?.stop();
    forgetCartOwner();
    useCart.getState().add(product('prd_c'), 1);
    await start();
    expect(server.sent).toContain('merge');
  });
});
