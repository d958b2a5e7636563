import type { ProductDetail } from '@solar/contracts/catalog/http';
import { useCart } from '@solar/mfe-kit/stores/cart-store';
import { fakeHttp, type FakeCall } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import remote from '../../../remote';
import { sampleProduct } from '../../../testing/sample-product';
import { BuyBox } from './buy-box';

const product = { ...sampleProduct(), demo: false } as unknown as ProductDetail;

it('says beside the typed quantity that fewer are left, and takes no fraction for another number', async () => {
  useCart.setState({ lines: [] });
  fakeHttp({
    'GET /api/checkout/products/:id/availability': ({ params }: FakeCall) => ({
      available: Number(params.quantity) > 428 ? 428 : null,
    }),
    'GET /api/account/wishlist': { items: [] },
  });
  const { user } = await renderWithKit(<BuyBox product={product} />, {
    locales: { catalog: remote.locales },
  });
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '9000{Enter}');
  expect((await screen.findByText('Only 428 left')).isConnected).toBe(true);
  await user.clear(quantity);
  await user.type(quantity, '2.5{Enter}');
  expect((await screen.findByText('“2.5” is not a whole number.')).isConnected).toBe(true);
  expect((quantity as HTMLInputElement).value).toBe('9000');
  await user.clear(quantity);
  await user.type(quantity, '400{Enter}');
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(useCart.getState().lines).toMatchObject([{ quantity: 400 }]);
  expect(screen.queryByText('Only 428 left')).toBeNull();
});
