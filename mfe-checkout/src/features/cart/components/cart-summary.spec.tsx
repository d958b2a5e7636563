import type { CartLine } from '@solar/mfe-kit/stores/cart-store';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../../remote';
import { CartSummary } from './cart-summary';

const locales = { checkout: remote.locales };
const LINES: CartLine[] = [
  {
    quantity: 2,
    product: {
      ...{ id: 'prd_1', slug: 'hi-mo', name: 'Hi-MO', brand: 'LONGi', image: '' },
      price: { amount: 10_575, currency: 'USD' },
    },
  },
];

let http: ReturnType<typeof fakeHttp>;
beforeEach(() => {
  http = fakeHttp({
    'GET /api/content/settings': {
      ...{ currency: 'USD', dirhamRate: '3.6725', dirhamRateDate: '2026-11-24' },
    },
  });
});
afterEach(() => http.restore());

it('states the subtotal in dirhams at a dated rate, to whoever may see prices', async () => {
  await renderWithKit(<CartSummary lines={LINES} blocked={false} />, { locales, user: {} });
  expect(screen.getByText('$211.50').isConnected).toBe(true);
  expect((await screen.findByText('AED 776.73 at rate 3.6725 of 24 Nov 2026')).isConnected).toBe(
    true,
  );
});

it('asks before what does not fit together is ordered, and goes on when it is wanted', async () => {
  const { user, router } = await renderWithKit(
    <CartSummary lines={LINES} blocked={false} misfit />,
    { locales, user: {} },
  );
  expect(screen.queryByRole('link', { name: 'Proceed to Checkout' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  const question = screen.getByRole('alertdialog', {
    name: 'Order products that are not compatible?',
  });
  await user.click(within(question).getByRole('button', { name: 'Order anyway' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
});

it('states no amount to a customer who waits for approval', async () => {
  await renderWithKit(<CartSummary lines={LINES} blocked={false} />, {
    locales,
    user: { approved: false },
  });
  expect(screen.queryByText(/AED|\$/)).toBeNull();
  expect(http.calls.filter(({ path }) => path.includes('settings'))).toEqual([]);
});
