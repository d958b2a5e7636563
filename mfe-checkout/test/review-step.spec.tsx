import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { queryClient } from '@solar/mfe-kit/query/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useCheckoutDraft } from '../src/features/checkout/checkout-draft';
import { ReviewStep } from '../src/features/checkout/components/review-step';
import remote from '../src/remote';

const shippingAddress = {
  fullName: 'Mona Haddad',
  phone: '+971 4 555 0100',
  line1: 'Palm Street 7',
  city: 'Dubai',
  country: 'AE',
};
const aed = (amount: number) => ({ amount, currency: 'AED' });
const totals = {
  subtotal: aed(1_000),
  shipping: aed(0),
  tax: aed(50),
  total: aed(1_050),
  taxBasisPoints: 500,
  taxName: 'VAT',
  taxNames: { en: 'VAT', fr: 'TVA' },
};
const option = {
  methodId: 'shm_1',
  name: 'Standard',
  description: '',
  minDays: 1,
  maxDays: 2,
  arrival: { from: '2026-12-01', to: '2026-12-02' },
  totals,
};
const line = (quantity: number) => ({
  productId: 'prd_a',
  ...{ sku: 'S', slug: 'a', name: 'Panel A', brand: 'B', imageUrl: '', quantity },
  ...{ unit: aed(1_000), lineTotal: aed(1_000 * quantity) },
});

it('asks for the totals of the cart that it shows, and shows the other cart when that has changed', async () => {
  let revision = 4;
  const { calls } = fakeHttp({
    'GET /api/checkout/cart': () => ({
      ...{ cartId: 'crt_1', revision, itemCount: 1, priceAccess: 'visible', subtotal: null },
      lines: [{ ...line(revision), stock: { status: 'in_stock', available: null }, buyable: true }],
    }),
    'POST /api/checkout/totals-preview': () => ({
      lines: [line(revision)],
      options: [option],
      paymentsEnabled: true,
    }),
    'GET /api/payments/config': { publishableKey: 'pk', methods: ['card'] },
    'POST /api/checkout/checkouts': () => {
      revision = 5;
      return answer(409, { status: 409, code: 'cart.changed', title: 'Changed' });
    },
  });
  useCheckoutDraft.setState({
    email: 'mona@example.com',
    shippingAddress,
    shippingMethodId: 'shm_1',
  });
  const { user } = await renderWithKit(
    // The cart's synchronisation writes into the cache of the page.
    <QueryClientProvider client={queryClient}>
      <ReviewStep quoteId={undefined} onBack={() => undefined} />
    </QueryClientProvider>,
    { user: { id: 'usr_1', approved: true }, locales: { checkout: remote.locales } },
  );
  const asked = () =>
    calls
      .filter(({ path }) => path === '/api/checkout/totals-preview')
      .map(({ body }) => (body as { cartRevision?: number }).cartRevision);

  expect((await screen.findByText('Standard · Arrives Tue 1 – Wed 2 Dec')).isConnected).toBe(true);
  // Days of a transfer are the bank's, so that no date can be promised.
  act(() => useCheckoutDraft.setState({ paymentMethod: 'bank_transfer' }));
  const later = 'Standard · 1–2 working days after your transfer arrives';
  expect((await screen.findByText(later)).isConnected).toBe(true);
  act(() => useCheckoutDraft.setState({ paymentMethod: 'card' }));
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(asked()).toContain(5));
  const started = calls.find(({ path }) => path === '/api/checkout/checkouts');
  expect(started?.body).toMatchObject({ cartRevision: 4 });
  expect(asked().slice(0, 1)).toEqual([4]);
});

it('sends no order with a wrong tax number, and says in its field what is wrong', async () => {
  const { calls } = fakeHttp({
    'GET /api/checkout/cart': {
      ...{ cartId: 'crt_1', revision: 4, itemCount: 1, priceAccess: 'visible', subtotal: null },
      lines: [{ ...line(1), stock: { status: 'in_stock', available: null }, buyable: true }],
    },
    'POST /api/checkout/totals-preview': {
      ...{ lines: [line(1)], options: [option], paymentsEnabled: true },
    },
    'GET /api/payments/config': { publishableKey: 'pk', methods: ['card'] },
    'POST /api/checkout/checkouts': answer(409, {
      status: 409,
      code: 'cart.empty',
      title: 'Empty',
    }),
  });
  useCheckoutDraft.setState({
    ...{ email: 'mona@example.com', shippingAddress, shippingMethodId: 'shm_1' },
    taxNumber: '1002',
  });
  const { user } = await renderWithKit(
    <QueryClientProvider client={queryClient}>
      <ReviewStep quoteId={undefined} onBack={() => undefined} />
    </QueryClientProvider>,
    { user: { id: 'usr_1', approved: true }, locales: { checkout: remote.locales } },
  );
  const started = () => calls.find(({ path }) => path === '/api/checkout/checkouts');
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  expect((await screen.findByText('A tax number of the UAE has 15 digits.')).isConnected).toBe(
    true,
  );
  const field = screen.getByRole('textbox', { name: /Your tax number/ });
  expect(document.activeElement).toBe(field);
  expect(started()).toBeUndefined();
  await user.clear(field);
  await user.type(field, '100 2222 2222 2223');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(started()?.body).toMatchObject({ taxNumber: '100 2222 2222 2223' }));
});
