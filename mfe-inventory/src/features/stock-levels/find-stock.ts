import type { Page } from '@solar/contracts/common/pagination';
import type { StockLevel } from '@solar/contracts/inventory/stock-levels';
import { http } from '@solar/mfe-kit/http/http-client';
import type { Finder } from '@solar/mfe-kit/remote/remote-contract';
import { urls } from '../../urls';

/** Products in stock for the quick search. */
export const findStock: Finder = async (q, signal) => {
  const { items } = await http.get<Page<StockLevel>>('/api/inventory/stock-levels', {
    params: { q, page: 1, pageSize: 5 },
    signal,
  });
  return items.map(({ productId, name, sku }) => ({
    to: urls.stockOf(productId),
    title: name,
    detail: sku,
  }));
};
