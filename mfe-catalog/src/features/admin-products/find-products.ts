import type { AdminProductRow } from '@solar/contracts/catalog/admin-http';
import { listFinder } from '@solar/mfe-kit/remote/list-finder';

/** Products for the quick search. */
export const findProducts = listFinder<AdminProductRow>(
  '/api/catalog/admin/products',
  ({ id, name, sku }) => ({ to: `/admin/products/edit/${id}`, title: name, detail: sku }),
);
