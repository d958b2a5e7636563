import type { AdminProductRow } from '@solar/contracts/catalog/admin-http';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import type { Finder } from '@solar/mfe-kit/remote/remote-contract';

/** Products for the quick search. */
export const findProducts: Finder = async (q, signal) => {
  const { items } = await http.get<Page<AdminProductRow>>('/api/catalog/admin/products', {
    params: { q, page: 1, pageSize: 5 },
    signal,
  });
  return items.map(({ id, name, sku }) => ({
    to: `/admin/products/edit/${id}`,
    title: name,
    detail: sku,
  }));
};
