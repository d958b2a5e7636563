import {
  customerListItemSchema,
  type CustomerListItem,
} from '@solar/contracts/account/people-http';
import { pageOf } from '@solar/contracts/common/pagination';
import { listFinder } from '@solar/mfe-kit/remote/list-finder';
import { urls } from '../../urls';

/** Customers for the quick search. */
export const findCustomers = listFinder<CustomerListItem>(
  '/api/account/admin/customers',
  ({ id, firstName, lastName, company, email }) => ({
    to: urls.adminCustomer(id),
    title: `${firstName} ${lastName}`,
    detail: [company, email].filter(Boolean).join(' · '),
  }),
  { schema: pageOf(customerListItemSchema) },
);
