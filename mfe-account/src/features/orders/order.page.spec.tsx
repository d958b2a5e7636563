import { useCart } from '@solar/mfe-kit/stores/cart-store';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { AccountFrame } from '../account-frame/account-frame';
import { BillingPage } from '../billing/billing.page';
import { OverviewPage } from '../overview/overview.page';
import { QuotesPage } from '../quotes/quotes.page';
import { OrderRoute } from './order.page';
import { OrdersPage } from './orders.page';

const locales = { account: remote.locales };
const usd = (amount: number) => ({ amount, currency: 'USD' });
const address = {
  fullName: 'Amal Haddad',
  phone: '+971 50 123 4567',
  line1: 'Al Wasl Road 12',
  city: 'Dubai',
  country: 'AE',
};
const line = {
  productId: 'prd_a',
  sku: 'P580',
  slug: 'p580',
  name: 'Panel 580',
  brand: 'Helios',
  imageUrl: '',
  quantity: 2,
};
const order = {
  orderId: 'ord_1',
  orderNumber: 'ALSA-2026-000042',
  status: 'processing',
  paymentStatus: 'partially_refunded',
  placedAt: '2026-03-07T10:00:00.000Z',
  customerName: 'Amal Haddad',
  customerId: 'usr_1',
  email: 'a@b.example',
  itemCount: 2,
  total: usd(105_000),
  trackingNumber: null,
  carrier: null,
  shippingAddress: address,
  billingAddress: address,
  shippingMethod: {
    ...{ methodId: 'shm_1', name: 'Standard' },
    arrival: { from: '2026-12-01', to: '2026-12-03' },
  },
  lines: [{ ...line, unit: usd(50_000), lineTotal: usd(100_000) }],
  serials: [
    { productId: 'prd_a', number: 'SN-1' },
    { productId: 'prd_a', number: 'SN-2' },
    { productId: 'prd_b', number: 'SN-3' },
  ],
  totals: {
    subtotal: usd(100_000),
    shipping: usd(0),
    tax: usd(5_000),
    total: usd(105_000),
    taxBasisPoints: 500,
    taxName: 'VAT 5 %',
  },
  refunded: usd(1_000),
  refunds: [{ amount: usd(1_000), at: '2026-03-09T10:00:00.000Z', reason: 'One frame was bent' }],
  paymentId: 'pi_1',
  paymentMethod: 'card',
  paymentCard: { brand: 'visa', last4: '4242' },
  notes: 'Gate 4',
  poNumber: 'PO-7',
  taxNumber: '100222222222223',
  cancellable: true,
  history: [
    { status: 'pending', at: '2026-03-07T10:00:00.000Z', note: null },
    { status: 'processing', at: '2026-03-07T10:00:05.000Z', note: null },
  ],
  nextStatuses: [],
};
const paper = (kind: string, number: string, corrects: string | null = null) => ({
  documentId: `doc_${number}`,
  kind,
  number,
  corrects,
  issuedAt: '2026-03-07T10:00:00.000Z',
});
const routes = {
  'GET /api/checkout/orders/ord_1': order,
  'GET /api/checkout/orders/ord_1/documents': {
    items: [
      paper('tax_invoice', 'INV-2026-000007'),
      paper('credit_note', 'CN-2026-000002', 'INV-2026-000007'),
      paper('tax_invoice', 'INV-2026-000008', 'INV-2026-000007'),
    ],
  },
};
const open = () =>
  renderWithKit(<OrderRoute />, {
    user: { approved: true },
    locales,
    route: '/account/orders/ord_1',
    path: '/account/orders/:id',
    routes: [{ path: '/cart', element: <p>The cart</p> }],
  });

describe('an order', () => {
  beforeEach(() => useCart.setState({ lines: [] }));

  it('writes the address once where goods and invoice go to the same, and both where they differ', async () => {
    fakeHttp(routes);
    const { unmount } = await open();
    expect((await screen.findByText('Same as delivery address')).isConnected).toBe(true);
    expect(screen.getAllByText('Al Wasl Road 12').length).toBe(1);
    unmount();
    fakeHttp({
      ...routes,
      'GET /api/checkout/orders/ord_1': {
        ...order,
        billingAddress: { ...address, line1: 'Head office, Corniche 3' },
      },
    });
    await open();
    expect((await screen.findByText('Head office, Corniche 3')).isConnected).toBe(true);
    expect(screen.queryByText('Same as delivery address')).toBeNull();
  });

  it('says when it was promised to arrive while that is to come', async () => {
    fakeHttp(routes);
    const { unmount } = await open();
    expect((await screen.findByText('Tue 1 – Thu 3 Dec')).isConnected).toBe(true);
    unmount();
    fakeHttp({ ...routes, 'GET /api/checkout/orders/ord_1': { ...order, status: 'onhold' } });
    await open();
    expect((await screen.findByText('Shipping method')).isConnected).toBe(true);
    expect(screen.queryByText('Expected delivery')).toBeNull();
  });

  it('says which goods left with a part of it', async () => {
    const part = {
      lines: [{ name: 'Panel 580', quantity: 8 }],
      ...{ carrier: 'DHL', trackingNumber: 'P1' },
    };
    const at = '2026-03-08T10:00:00.000Z';
    const left = { status: 'processing', at, note: 'part_shipped', part };
    const history = [...order.history, left];
    fakeHttp({ ...routes, 'GET /api/checkout/orders/ord_1': { ...order, history } });
    await open();
    const step = (await screen.findByText('Partly shipped')).closest('li');
    expect(step?.textContent).toContain('The rest will follow.');
    expect(step?.textContent).toContain('8 × Panel 580');
    expect(step?.textContent).toContain('DHL · P1');
  });

  it('shows its papers, its numbers and the money that went back', async () => {
    fakeHttp(routes);
    await open();
    for (const said of [
      'Refund of $10.00',
      'One frame was bent',
      'PO-7',
      '100222222222223',
      'Gate 4',
      'Visa •••• 4242',
      /^Serial numbers: SN-1, SN-2/,
    ]) {
      expect((await screen.findByText(said)).isConnected).toBe(true);
    }
    for (const paper of [
      /^Tax invoice INV-2026-000007/,
      /^Credit note CN-2026-000002 .* · for INV-2026-000007$/,
      /^Tax invoice INV-2026-000008 .* · replaces INV-2026-000007$/,
    ]) {
      expect((await screen.findByRole('button', { name: paper })).isConnected).toBe(true);
    }
  });

  it('leads to the warranty claim of a piece, and to the choice where several were sent', async () => {
    const [sent] = order.lines;
    const lines = [sent, { ...sent, productId: 'prd_b', sku: 'B-1' }];
    fakeHttp({ ...routes, 'GET /api/checkout/orders/ord_1': { ...order, lines } });
    await open();
    const links = await screen.findAllByRole('link', { name: 'Make a warranty claim' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/account/tickets/new?claim=1',
      '/account/tickets/new?claim=1&serial=SN-3',
    ]);
  });

  it('is cancelled after a question that says what follows', async () => {
    const { calls } = fakeHttp({
      ...routes,
      'POST /api/checkout/orders/ord_1/cancellation': { ...order, status: 'cancelled' },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText(/refunded in full/).isConnected).toBe(true);
    await user.click(within(question).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  });

  it('is ordered again without what is gone, at the prices that were shown before', async () => {
    const again = (over: object) => ({ ...line, then: usd(50_000), available: null, ...over });
    fakeHttp({
      ...routes,
      'GET /api/checkout/orders/ord_1/reorder': {
        lines: [
          again({ state: 'dearer', now: usd(60_000), available: 1 }),
          again({ productId: 'prd_b', name: 'Old fuse', state: 'gone', now: null }),
        ],
      },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    expect((await screen.findByText('$600.00 each, was $500.00')).isConnected).toBe(true);
    expect(screen.getByText('No longer available').isConnected).toBe(true);
    expect(screen.getByText('Only 1 left').isConnected).toBe(true);
    expect(useCart.getState().lines).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add 1 product to the cart' }));
    expect((await screen.findByText('The cart')).isConnected).toBe(true);
    expect(useCart.getState().lines).toMatchObject([
      { quantity: 2, product: { id: 'prd_a', price: usd(60_000) } },
    ]);
  });

  it('asks for a return of what is left, with a reason and a picture, and shows how earlier ones stand', async () => {
    const one = {
      ...{ returnId: 'ret_1', returnNumber: 'ALSA-2026-000042-R1', orderId: 'ord_1' },
      ...{ orderNumber: order.orderNumber, status: 'refused', comment: null, pictures: [] },
      lines: [{ ...line, quantity: 1, reason: 'damaged', received: null }],
      refund: null,
      history: [
        { status: 'requested', at: '2026-03-10T10:00:00.000Z', by: 'customer', note: null },
        { status: 'refused', at: '2026-03-11T10:00:00.000Z', by: 'staff', note: 'It was used' },
      ],
      createdAt: '2026-03-10T10:00:00.000Z',
    };
    const left = { productId: 'prd_a', sku: 'P580', name: 'Panel 580', quantity: 2 };
    const { calls } = fakeHttp({
      ...routes,
      'GET /api/checkout/orders/ord_1': { ...order, status: 'delivered' },
      'GET /api/checkout/orders/ord_1/returns': {
        items: [one],
        returnable: { until: '2026-04-06T10:00:00.000Z', open: true, lines: [left] },
      },
      'POST /api/checkout/return-pictures': { pictureId: 'rpi_1' },
      'POST /api/checkout/orders/ord_1/returns': one,
    });
    const { user } = await open();
    expect((await screen.findByText('Return ALSA-2026-000042-R1: Refused')).isConnected).toBe(true);
    expect((await screen.findByText('Our answer: It was used')).isConnected).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Request a return' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = dialog.getByRole('button', { name: 'Send request' });
    expect(send.hasAttribute('disabled')).toBe(true);
    await user.click(dialog.getByRole('button', { name: /increase|more|plus/i }));
    await user.click(dialog.getByRole('checkbox', { name: 'SN-2' }));
    const other = dialog.getByRole('checkbox', { name: 'SN-1' });
    expect(other.hasAttribute('disabled')).toBe(true);
    await user.type(dialog.getByLabelText('What happened?'), 'Glass broken');
    const chooser = document.querySelector('input[type=file]');
    if (!(chooser instanceof HTMLInputElement)) throw new Error('No way to choose a file');
    await user.upload(chooser, new File(['x'], 'glass.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false));
    await user.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const asked = calls.find(({ path, method }) => method === 'POST' && path.endsWith('/returns'));
    expect(asked?.body).toEqual({
      lines: [{ productId: 'prd_a', quantity: 1, reason: 'defective', serials: ['SN-2'] }],
      comment: 'Glass broken',
      pictures: ['rpi_1'],
    });
  });
});

it.each([
  ['overview', <OverviewPage key="overview" />],
  ['orders', <OrdersPage key="orders" />],
  ['order', <OrderRoute key="order" />],
  ['quotes', <QuotesPage key="quotes" />],
  ['billing', <BillingPage key="billing" />],
])(
  'says to a customer who waits for approval that they wait, on the page %s',
  async (_name, page) => {
    const { calls } = fakeHttp({
      'GET /api/account/addresses': { items: [] },
      'GET /api/support/tickets': { items: [], total: 0, page: 1, pageSize: 3 },
    });
    await renderWithKit(page, { user: { approved: false }, locales });
    const said = await screen.findAllByText('Your account is awaiting approval');
    expect(said.length).toBeGreaterThan(0);
    expect(calls.filter(({ path }) => path.startsWith('/api/checkout'))).toEqual([]);
    expect(screen.queryByText(/Access Denied|did not load|do not have access/)).toBeNull();
  },
);

it('leads to the home page after signing out', async () => {
  fakeHttp({ 'POST /api/auth/logout': '' });
  const { user, router } = await renderWithKit(<AccountFrame />, {
    user: { approved: true },
    locales,
    route: '/account',
    path: '/account',
    routes: [{ path: '/', element: <p>Home</p> }],
  });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect((await screen.findByText('Home')).isConnected).toBe(true);
  expect(router.state.location.pathname).toBe('/');
});
