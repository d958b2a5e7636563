import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import remote from '../../remote';
import { CustomersPage } from './customers.page';

const row = {
  id: 'usr_01J00000000000000000000000',
  firstName: 'Priya',
  lastName: 'Menon',
  email: 'priya@example.com',
  company: null,
  phone: null,
  status: 'pending',
  groupId: null,
  groupName: null,
  registeredAt: '2026-11-20T10:00:00.000Z',
  lastLoginAt: null,
  lastOrderAt: null,
  orderCount: 0,
  totalSpent: null,
};

const LIST = 'GET /api/account/admin/customers';

it('approves a waiting customer from the list', async () => {
  const { calls, restore } = fakeHttp({
    [LIST]: { items: [row], total: 1, page: 1, pageSize: 25 },
    'PUT /api/account/admin/customers/:id/approval': {},
  });
  const { user } = await renderWithKit(<CustomersPage />, {
    route: '/admin/customers?status=pending',
    user: { role: 'administrator', isAdmin: true },
    locales: { account: remote.locales },
  });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const approval = calls.find(({ method }) => method === 'PUT');
  expect(approval?.path).toContain(`${row.id}/approval`);
  restore();
});

it('offers no approval to those who may not approve', async () => {
  const { restore } = fakeHttp({
    [LIST]: { items: [row], total: 1, page: 1, pageSize: 25 },
  });
  await renderWithKit(<CustomersPage />, {
    route: '/admin/customers',
    user: { role: 'editor', grants: ['account.customers.read'] },
    locales: { account: remote.locales },
  });
  await screen.findByText('priya@example.com');
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  restore();
});
