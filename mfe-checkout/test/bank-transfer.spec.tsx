import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentsPage } from '../src/features/admin-payments/payments.page';
import { PaymentChoice } from '../src/features/checkout/components/payment-choice';
import { useCheckoutDraft } from '../src/features/checkout/checkout-draft';
import { PAYMENT_CONFIG_KEY } from '../src/features/payment/api/payment-api';
import { ConfirmationPage } from '../src/features/confirmation/confirmation.page';
import remote from '../src/remote';

const locales = { checkout: remote.locales };
const user = {
  id: 'usr_1',
  email: 'a@b.example',
  firstName: 'A',
  lastName: 'B',
  role: 'user' as const,
  isAdmin: false,
  approved: true,
};
const amount = { amount: 123_450, currency: 'USD' };
const config = { enabled: true, publishableKey: 'pk', local: false, scriptUrl: null };

afterEach(() => useCheckoutDraft.getState().reset());

describe('the choice of a way of paying', () => {
  it('keeps what the shopper chose for the payment step', async () => {
    fakeHttp({
      'GET /api/payments/config': {
        ...config,
        methods: [{ code: 'card' }, { code: 'bank_transfer' }],
      },
    });
    await renderWithKit(<PaymentChoice />, { user, locales });
    const choice = await screen.findByRole('radio', { name: 'Bank transfer' });
    expect(useCheckoutDraft.getState().paymentMethod).toBe('card');
    await userEvent.click(choice);
    expect(useCheckoutDraft.getState().paymentMethod).toBe('bank_transfer');
  });

  it('is not shown where there is nothing to choose', async () => {
    const only = { ...config, methods: [{ code: 'card' }] };
    const { calls } = fakeHttp({ 'GET /api/payments/config': only });
    const { queryClient } = await renderWithKit(<PaymentChoice />, { user, locales });
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(queryClient.getQueryData(PAYMENT_CONFIG_KEY)).toEqual(only));
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

it('shows where to send the money, and what to write on it', async () => {
  fakeHttp({
    'GET /api/payments/status/btr_1': {
      paymentId: 'btr_1',
      status: 'awaiting_transfer',
      checkoutId: 'chk_1',
      checkoutState: 'awaiting_transfer',
      orderId: 'ord_1',
      orderNumber: 'ALSA-2026-000042',
      lastErrorCode: null,
      transfer: {
        reference: 'ALSA-2026-000042',
        amount,
        accountHolder: 'Alsa Solar FZE',
        bank: 'Falcon Gulf Bank',
        iban: 'AE070331234567890123456',
        bic: 'FGBKAEADXXX',
        dueAt: '2026-12-06T10:00:00Z',
      },
    },
  });
  await renderWithKit(<ConfirmationPage />, {
    user,
    locales,
    route: '/checkout/confirmation?payment_intent=btr_1',
  });
  expect((await screen.findByText('Your order is placed')).isConnected).toBe(true);
  for (const text of ['FGBKAEADXXX', 'ALSA-2026-000042', '$1,234.50']) {
    expect(screen.getByText(text).isConnected).toBe(true);
  }
  expect(document.body.textContent).toContain('AE07 0331 2345 6789 0123 456');
  expect(screen.getByRole('button', { name: 'Copy: IBAN' }).isConnected).toBe(true);
});

describe('the back office', () => {
  const payment = {
    paymentId: 'btr_1',
    checkoutId: 'chk_1',
    orderId: 'ord_1',
    orderNumber: 'ALSA-2026-000042',
    email: 'a@b.example',
    status: 'awaiting_transfer',
    amount,
    captured: { ...amount, amount: 0 },
    refunded: { ...amount, amount: 0 },
    method: 'bank_transfer',
    provider: 'bank_transfer',
    lastErrorCode: null,
    refunds: [],
    createdAt: '2026-11-22T10:00:00Z',
  };
  const list = 'GET /api/payments/admin/payments';
  const admin = { ...user, role: 'admin' as const, isAdmin: true };

  it('confirms the receipt of the whole amount', async () => {
    const { calls } = fakeHttp({
      [list]: { items: [payment], total: 1, page: 1, pageSize: 20 },
      'POST /api/payments/admin/payments/btr_1/receipt': {
        ...payment,
        status: 'succeeded',
        captured: amount,
      },
    });
    await renderWithKit(<PaymentsPage />, { user: admin, locales, route: '/admin/payments' });
    const confirm = 'Confirm receipt of the transfer for ALSA-2026-000042';
    await userEvent.click(await screen.findByRole('button', { name: confirm }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm receipt' }));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'POST')).toEqual([
        expect.objectContaining({ body: { amount } }),
      ]),
    );
  });
});
