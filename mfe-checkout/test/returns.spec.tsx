import { RETURN_TRANSITIONS, type ReturnStatus } from '@solar/contracts/checkout/return-states';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { ReturnDetailPage } from '../src/features/admin-returns/return-detail.page';
import remote from '../src/remote';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const returnIn = (status: ReturnStatus) => ({
  ...{ returnId: 'ret_1', returnNumber: 'ALSA-1-R1', orderId: 'ord_1', orderNumber: 'ALSA-1' },
  ...{ status, comment: 'Cracked', pictures: [], refund: null, createdAt: '2026-03-10T10:00:00Z' },
  ...{ customerId: 'usr_1', customerName: 'Amal Haddad', email: 'a@b.example' },
  lines: [
    {
      ...{ productId: 'prd_a', sku: 'P580', slug: 'p580', name: 'Panel', brand: '', imageUrl: '' },
      ...{ quantity: 3, reason: 'defective', received: { sellable: 1, damaged: 1 } },
    },
  ],
  history: [{ status, at: '2026-03-10T10:00:00Z', by: 'customer', note: null }],
  refundable: status === 'received' ? usd(21_000) : null,
  nextStatuses: RETURN_TRANSITIONS[status],
});
const open = (status: ReturnStatus) => {
  const http = fakeHttp({
    'GET /api/checkout/admin/returns/ret_1': returnIn(status),
    'POST /api/checkout/admin/returns/ret_1/refund': returnIn('refunding'),
    'POST /api/checkout/admin/returns/ret_1/refusal': returnIn('refused'),
  });
  return renderWithKit(<ReturnDetailPage />, {
    user: { role: 'administrator', isAdmin: true },
    locales: { checkout: remote.locales },
    route: '/admin/returns/ret_1',
    path: '/admin/returns/:returnId',
  }).then(({ user }) => ({ user, ...http }));
};
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

it('refunds what the received goods have cost, or less, and never more', async () => {
  const { user, calls } = await open('received');
  await user.click(await screen.findByRole('button', { name: 'Refund return' }));
  const question = within(await screen.findByRole('alertdialog'));
  const amount = question.getByRole('textbox');
  expect(amount).toHaveProperty('value', '210.00');
  await user.clear(amount);
  await user.type(amount, '210.01');
  await user.click(question.getByRole('button', { name: 'Refund return' }));
  expect((await question.findByText('At most $210.00 can be refunded')).isConnected).toBe(true);
  await user.clear(amount);
  await user.click(question.getByRole('button', { name: 'Refund return' }));
  expect((await question.findByText('This field is required')).isConnected).toBe(true);
  await user.type(amount, '0');
  expect((await question.findByText(/^Please enter an amount such as/)).isConnected).toBe(true);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.clear(amount);
  await user.type(amount, '200');
  await user.click(question.getByRole('button', { name: 'Refund return' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ amount: usd(20_000) });
});

it('offers what the table allows next, and refuses with a reason only', async () => {
  const { user, calls } = await open('requested');
  await screen.findByRole('button', { name: 'Accept return' });
  expect(buttons()).toEqual(expect.arrayContaining(['Accept return', 'Refuse return']));
  expect(buttons()).not.toContain('Refund return');
  await user.click(screen.getByRole('button', { name: 'Refuse return' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Refuse return' }));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(question.getByRole('textbox'), 'Opened');
  await user.click(question.getByRole('button', { name: 'Refuse return' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Opened' });
});
