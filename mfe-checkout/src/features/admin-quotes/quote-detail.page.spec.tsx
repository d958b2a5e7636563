import { setRemoteLoader } from '@solar/mfe-kit/remote/remote-registry';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { QuoteDetailPage } from './quote-detail.page';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const line = {
  ...{ productId: 'prd_a', sku: 'P580', slug: 'p580', name: 'Panel 580', brand: 'Helios' },
  ...{ quantity: 10, unit: null, lineTotal: null },
};
const revision = (number: number, over: object = {}) => ({
  ...{ number, at: '2026-03-01T10:00:00.000Z', by: 'customer', byName: 'Mona Haddad' },
  ...{ lines: [line], shipping: null, subtotal: null, totals: null, validUntil: null, note: null },
  ...over,
});
const priced = { ...line, quantity: 8, unit: usd(7_500), lineTotal: usd(60_000) };
const quote = {
  ...{ quoteId: 'quo_1', quoteNumber: 'Q-1', revision: 1, status: 'requested', expired: false },
  ...{ customerId: 'usr_1', customerName: 'Mona Haddad' },
  ...{ lines: [line], subtotal: null, message: null, note: null },
  ...{ validUntil: null, createdAt: '2026-03-01T10:00:00.000Z' },
  revisions: [revision(0), revision(1, { by: 'staff', byName: 'Sam', lines: [priced] })],
};
interface FitProps {
  lines: readonly { productId: string; quantity: number }[];
  onQuantity?: (productId: string, quantity: number) => void;
}
/** Stands in for the catalogue slice, which says whether the products fit each other and proposes quantities. */
function Fit({ lines, onQuantity }: FitProps) {
  const [first] = lines;
  return (
    <button type="button" onClick={() => first && onQuantity?.(first.productId, 9)}>
      Fits {lines.map(({ quantity }) => quantity).join()}
    </button>
  );
}
setRemoteLoader((name) =>
  Promise.resolve({
    ...{ name, locales: remote.locales, routes: [] },
    slots: { 'cart-fit': () => Promise.resolve({ default: Fit }) },
  }),
);
const ROOT = '/api/checkout/admin/quotes/quo_1';
const noMails = { 'GET /api/account/admin/quotes/quo_1/mails': { items: [] } };
const product = {
  ...{ productId: 'prd_a', sku: 'P580', name: 'Panel 580', brand: 'Helios', available: 7 },
  ...{ list: usd(9_000), price: usd(8_500), cost: usd(6_000) },
};

it('shows stock, prices and margin of a line, and sends changed quantities, prices and shipping', async () => {
  const { calls } = fakeHttp({
    'GET /api/content/settings': { currency: 'USD' },
    ...noMails,
    [`GET ${ROOT}`]: quote,
    [`GET ${ROOT}/products`]: { items: [product] },
    'GET /api/catalog/admin/products': { items: [], total: 0, page: 1, pageSize: 20 },
    [`POST ${ROOT}/answer`]: quote,
  });
  const { user } = await renderWithKit(<QuoteDetailPage />, {
    locales: { checkout: remote.locales },
    route: '/admin/quotes/quo_1',
    path: '/admin/quotes/:quoteId',
    user: { role: 'admin', isAdmin: true },
  });
  for (const said of ['7', '$90.00', '$85.00', '$60.00']) {
    expect((await screen.findByText(said)).isConnected).toBe(true);
  }
  expect(screen.getByText('Panel 580: 8 pieces instead of 10').isConnected).toBe(true);
  const customer = screen.getByRole('link', { name: 'Mona Haddad' });
  expect(customer.getAttribute('href')).toBe('/admin/customers/usr_1');
  const send = screen.getByRole('button', { name: 'Send quote' });
  await user.click(send);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);

  const unit = screen.getByRole<HTMLInputElement>('textbox', { name: /^Unit price of Panel 580/ });
  await user.click(screen.getByRole('button', { name: 'Use customer’s prices' }));
  expect(unit.value).toBe('85.00');
  expect(screen.queryByRole('button', { name: 'Use customer’s prices' })).toBeNull();
  await user.clear(unit);
  await user.type(unit, '80');
  expect((await screen.findAllByText(/25\s?%/)).length).toBeGreaterThan(0);
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity of Panel 580' });
  await user.clear(quantity);
  await user.type(quantity, '12{Enter}');
  await user.click(screen.getByRole('switch'));
  await user.type(screen.getByRole('textbox', { name: /^Shipping/ }), '50');
  await user.click(send);
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    lines: [{ productId: 'prd_a', quantity: 12, unit: usd(8_000) }],
    shipping: { country: 'AE', cost: usd(5_000) },
    revision: 1,
  });
});

it('takes a line out only while another is left to send', async () => {
  const { calls } = fakeHttp({
    'GET /api/content/settings': { currency: 'USD' },
    ...noMails,
    [`GET ${ROOT}`]: quote,
    [`GET ${ROOT}/products`]: { items: [product] },
    'GET /api/catalog/admin/products': { items: [], total: 0, page: 1, pageSize: 20 },
  });
  const { user } = await renderWithKit(<QuoteDetailPage />, {
    locales: { checkout: remote.locales },
    route: '/admin/quotes/quo_1',
    path: '/admin/quotes/:quoteId',
    user: { role: 'admin', isAdmin: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Panel 580' }));
  await user.click(screen.getByRole('button', { name: 'Send quote' }));
  const said = await screen.findByRole('alert');
  expect(within(said).getByText('A quote needs a product.').isConnected).toBe(true);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('checks whether what is being offered fits, and takes over a proposed quantity', async () => {
  fakeHttp({
    'GET /api/content/settings': { currency: 'USD' },
    ...noMails,
    [`GET ${ROOT}`]: quote,
    [`GET ${ROOT}/products`]: { items: [product] },
  });
  const { user } = await renderWithKit(<QuoteDetailPage />, {
    locales: { checkout: remote.locales },
    route: '/admin/quotes/quo_1',
    path: '/admin/quotes/:quoteId',
    user: { role: 'admin', isAdmin: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Fits 10' }));
  expect((await screen.findByRole('button', { name: 'Fits 9' })).isConnected).toBe(true);
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity of Panel 580' });
  expect((quantity as HTMLInputElement).value).toBe('9');
});
