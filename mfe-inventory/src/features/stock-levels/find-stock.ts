import type { StockLevel } from '@solar/contracts/inventory/stock-levels';
import { listFinder } from '@solar/mfe-kit/remote/list-finder';
import { urls } from '../../urls';

/** Products in stock for the quick search. */
export const findStock = listFinder<StockLevel>(
  '/api/inventory/stock-levels',
  ({ productId, name, sku }) => ({
    to: urls.stockOf(productId),
    title: name,
    detail: sku,
  }),
);
