import { useCart } from '@solar/mfe-kit/stores/cart-store';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { Toaster } from '@solar/ui/toast/toaster';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../../remote';
import { ToWishlist } from './to-wishlist';

const locales = { checkout: remote.locales };
const PRODUCT = {
  id: 'prd_1',
  slug: 'hi-mo',
  name: 'Hi-MO',
  brand: 'LONGi',
  image: '',
  price: null,
};
const MOVE = 'PUT /api/account/wishlist/prd_1';

let http: ReturnType<typeof fakeHttp>;
const ids = () => useCart.getState().lines.map(({ product, quantity }) => [product.id, quantity]);
const line = () => useCart.getState().lines[0]!;

beforeEach(() => {
  useCart.getState().clear();
  useCart.getState().add(PRODUCT, 3);
});
afterEach(() => http.restore());

it('moves a line to the wishlist, and puts it back when that is undone', async () => {
  http = fakeHttp({ [MOVE]: { items: [] } });
  const shown = line();
  const { user } = await renderWithKit(
    <>
      <ToWishlist line={shown} />
      <Toaster />
    </>,
    { locales, user: {} },
  );
  await user.click(screen.getByRole('button', { name: 'Move to wishlist Hi-MO' }));
  await waitFor(() => expect(ids()).toEqual([]));
  expect(http.calls.map(({ method, path }) => `${method} ${path}`)).toContain(MOVE);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(ids()).toEqual([['prd_1', 3]]);
});

it('keeps the line when the list cannot be reached, and offers nothing to a visitor', async () => {
  http = fakeHttp({});
  const { user, unmount } = await renderWithKit(<ToWishlist line={line()} />, {
    locales,
    user: {},
  });
  await user.click(screen.getByRole('button', { name: 'Move to wishlist Hi-MO' }));
  await waitFor(() => expect(http.calls.length).toBeGreaterThan(0));
  expect(ids()).toEqual([['prd_1', 3]]);
  unmount();
  await renderWithKit(<ToWishlist line={line()} />, { locales });
  expect(screen.queryByRole('button')).toBeNull();
});
