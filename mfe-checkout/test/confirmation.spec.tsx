import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { ConfirmationPage } from '../src/features/confirmation/confirmation.page';
import { PaymentPage } from '../src/features/payment/payment.page';
import remote from '../src/remote';

const user = {
  id: 'usr_1',
  email: 'a@b.example',
  firstName: 'A',
  lastName: 'B',
  role: 'user' as const,
  isAdmin: false,
  approved: true,
};
const locales = { checkout: remote.locales };
const usd = (amount: number) => ({ amount, currency: 'USD' });
const address = {
  fullName: 'Amal Haddad',
  phone: '+971 50 123 4567',
  line1: 'Al Wasl Road 12',
  city: 'Dubai',
  country: 'AE',
};
const order = {
  orderId: 'ord_1',
  orderNumber: 'ALSA-2026-000042',
  status: 'processing',
  paymentStatus: 'succeeded',
  placedAt: '2026-03-07T10:00:00Z',
  email: 'a@b.example',
  shippingAddress: address,
  billingAddress: address,
  shippingMethod: {
    ...{ methodId: 'shm_1', name: 'Standard' },
    arrival: { from: '2026-03-09', to: '2026-03-11' },
  },
  paymentMethod: 'card',
  poNumber: 'PO-7',
  notes: null,
  lines: [
    {
      productId: 'prd_a',
      sku: 'P580',
      slug: 'p580',
      name: 'Panel 580',
      brand: 'Helios',
      imageUrl: '',
      quantity: 2,
      unit: usd(50_000),
      lineTotal: usd(100_000),
    },
  ],
  totals: {
    subtotal: usd(100_000),
    shipping: usd(0),
    tax: usd(5_000),
    total: usd(105_000),
    taxBasisPoints: 500,
    taxName: 'VAT 5 %',
  },
};

const paper = {
  documentId: 'doc_1',
  kind: 'tax_invoice',
  number: 'INV-2026-000007',
  issuedAt: '2026-03-07T10:00:00Z',
};

describe('confirmation', () => {
  it('says that there is no payment to check, and leads to the orders', async () => {
    await renderWithKit(<ConfirmationPage />, { user, locales, route: '/checkout/confirmation' });
    await screen.findByRole('heading', { level: 1, name: 'No payment to check' });
    const orders = screen.getByRole('link', { name: 'View your orders' });
    expect(orders.getAttribute('href')).toBe('/account/orders');
  });

  it('shows the number of the placed order', async () => {
    fakeHttp({
      'GET /api/payments/status/pi_1': {
        paymentId: 'pi_1',
        status: 'succeeded',
        checkoutId: 'chk_1',
        checkoutState: 'paid',
        orderId: 'ord_1',
        orderNumber: 'ALSA-2026-000042',
        lastErrorCode: null,
      },
      'GET /api/checkout/orders/ord_1': order,
      'GET /api/checkout/orders/ord_1/documents': {
        items: [paper],
      },
    });
    await renderWithKit(<ConfirmationPage />, {
      user,
      locales,
      route: '/checkout/confirmation?payment_intent=pi_1',
    });
    expect((await screen.findByText('ALSA-2026-000042')).isConnected).toBe(true);
    for (const said of [
      /Panel 580/,
      /\$1,050\.00/,
      /Mar.*2026/,
      /a@b\.example/,
      /PO-7/,
      /^Card$/,
      'Expected delivery',
      'Mon 9 – Wed 11 Mar',
    ]) {
      expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    }
    expect(screen.getAllByText(/Al Wasl Road 12/).length).toBe(1);
    expect(screen.getByText('Same as delivery address').isConnected).toBe(true);
    const invoice = await screen.findByRole('button', { name: /^Tax invoice INV-2026-000007/ });
    expect(invoice.isConnected).toBe(true);
    const track = screen.getByRole('link', { name: 'Track this order' });
    expect(track.getAttribute('href')).toBe('/order-tracking');
  });

  it('says of an unpaid order how long it takes once its transfer is there', async () => {
    fakeHttp({
      'GET /api/payments/status/btr_1': {
        ...{ paymentId: 'btr_1', status: 'awaiting_transfer', checkoutId: 'chk_1' },
        ...{ checkoutState: 'awaiting_transfer', orderId: 'ord_1', lastErrorCode: null },
      },
      'GET /api/checkout/orders/ord_1': {
        ...{ ...order, status: 'pending', paymentStatus: 'awaiting_transfer' },
        shippingMethod: { methodId: 'shm_1', name: 'Standard', minDays: 2, maxDays: 5 },
      },
      'GET /api/checkout/orders/ord_1/documents': { items: [] },
    });
    const route = '/checkout/confirmation?payment_intent=btr_1';
    await renderWithKit(<ConfirmationPage />, { user, locales, route });
    const said = await screen.findByText('2–5 working days after your transfer arrives');
    expect(said.isConnected).toBe(true);
  });

  it('has the papers that come with the stock, a moment after the payment', async () => {
    const states = ['pending', 'processing'];
    let { status } = order;
    fakeHttp({
      'GET /api/payments/status/pi_1': {
        ...{ paymentId: 'pi_1', status: 'succeeded', checkoutId: 'chk_1', checkoutState: 'paid' },
        ...{ orderId: 'ord_1', orderNumber: 'ALSA-2026-000042', lastErrorCode: null },
      },
      'GET /api/checkout/orders/ord_1': () => {
        status = states.shift() ?? status;
        return { ...order, status };
      },
      'GET /api/checkout/orders/ord_1/documents': () => ({
        items: status === 'pending' ? [] : [paper],
      }),
    });
    const route = '/checkout/confirmation?payment_intent=pi_1';
    await renderWithKit(<ConfirmationPage />, { user, locales, route });
    const patience = { timeout: 10_000 };
    const invoice = await screen.findByRole('button', { name: /^Tax invoice/ }, patience);
    expect(invoice.isConnected).toBe(true);
  });

  it('follows a payment page’s time and leaves it when another tab has paid', async () => {
    const answers = [
      { state: 'reserved', expiresAt: '2026-03-07T10:33:00Z' },
      { state: 'authorizing', expiresAt: '2026-03-07T10:24:00Z' },
      { state: 'paid', expiresAt: '2026-03-07T10:24:00Z' },
    ];
    fakeHttp({
      'GET /api/checkout/checkouts/chk_1': () => ({
        ...order,
        ...(answers.length > 1 ? answers.shift() : answers[0]),
        checkoutId: 'chk_1',
        cancelReason: null,
        shortages: [],
        paymentId: 'pi_1',
      }),
    });
    const { router } = await renderWithKit(
      <Routes>
        <Route path="/checkout/payment/:checkoutId" element={<PaymentPage />} />
        <Route path="*" element={null} />
      </Routes>,
      { user, locales, route: '/checkout/payment/chk_1?method=bank_transfer' },
    );
    const lookAgain = () => act(() => window.dispatchEvent(new Event('visibilitychange')));
    expect((await screen.findByText(/reserved until .*33/)).isConnected).toBe(true);
    const terms = screen.getByRole('link', { name: /^terms of sale/ });
    expect(terms.getAttribute('href')).toBe('/legal/terms');
    // What was typed for the payment stays.
    expect(terms.getAttribute('target')).toBe('_blank');
    expect(terms.closest('p')?.textContent).toMatch(
      /^By ordering you accept our terms of sale.* and our return policy.*\.$/,
    );
    lookAgain();
    expect((await screen.findByText(/reserved until .*24/)).isConnected).toBe(true);
    lookAgain();
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout/confirmation'));
  });

  it('is where a checkout leads that was paid in another tab', async () => {
    fakeHttp({
      'GET /api/checkout/checkouts/chk_1': {
        ...order,
        checkoutId: 'chk_1',
        state: 'paid',
        cancelReason: null,
        expiresAt: '2026-03-07T10:00:00Z',
        shortages: [],
        paymentId: 'pi_1',
      },
    });
    const { router } = await renderWithKit(
      <Routes>
        <Route path="/checkout/payment/:checkoutId" element={<PaymentPage />} />
        <Route path="*" element={null} />
      </Routes>,
      { user, locales, route: '/checkout/payment/chk_1' },
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout/confirmation'));
    expect(router.state.location.search).toBe('?payment_intent=pi_1');
  });
});
