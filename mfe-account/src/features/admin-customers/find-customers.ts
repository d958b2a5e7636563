import { customerListItemSchema } from '@solar/contracts/account/people-http';
import { pageOf } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import type { Finder } from '@solar/mfe-kit/remote/remote-contract';
import { urls } from '../../urls';

const schema = pageOf(customerListItemSchema);

/** Customers for the quick search. */
export const findCustomers: Finder = async (q, signal) => {
  const params = { q, page: 1, pageSize: 5 };
  const { items } = await http.get('/api/account/admin/customers', { params, signal, schema });
  return items.map(({ id, firstName, lastName, company, email }) => ({
    to: urls.adminCustomer(id),
    title: `${firstName} ${lastName}`,
    detail: [company, email].filter(Boolean).join(' · '),
  }));
};
