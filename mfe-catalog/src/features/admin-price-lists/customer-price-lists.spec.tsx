import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import remote from '../../remote';
import CustomerPriceLists from './customer-price-lists.slot';

const locales = { catalog: remote.locales };
const list = (id: string, fields: object) => ({
  ...{ id, name: `List ${id}`, description: '', status: 'approved', customer: null, group: null },
  ...{ itemCount: 1, createdAt: '2026-03-07T10:00:00.000Z', createdBy: 'usr_2', approvedAt: null },
  ...{ approver: null, rejectionReason: null, version: 1, ...fields },
});

it('lists what is for the customer and for the group, with whether it counts', async () => {
  const { calls } = fakeHttp({
    'GET /api/catalog/admin/price-lists': {
      items: [
        list('1', { customer: { id: 'usr_1', name: 'Amal', email: 'a@b.example' } }),
        list('2', { group: { id: 'grp_1', name: 'Fitters' }, status: 'pending' }),
      ],
      ...{ total: 2, page: 1, pageSize: 10 },
    },
  });
  await renderWithKit(<CustomerPriceLists customerId="usr_1" />, {
    user: { role: 'admin' },
    locales,
  });
  const link = await screen.findByRole('link', { name: 'List 1' });
  expect(link.getAttribute('href')).toBe('/admin/price-lists/1');
  const [, first, second] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(first).toMatch(/This customer.*Approved/);
  expect(second).toMatch(/Fitters.*Pending/);
  expect(calls[0]?.params).toMatchObject({ customerId: 'usr_1' });
});

it('is not there for staff that may not see prices', async () => {
  const { calls } = fakeHttp({});
  const user = { role: 'editor' as const };
  await renderWithKit(<CustomerPriceLists customerId="usr_1" />, { user, locales });
  expect(screen.queryByRole('table')).toBeNull();
  expect(calls).toEqual([]);
});
