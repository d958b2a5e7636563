import type { StockLevel } from '@solar/contracts/inventory/stock-levels';
import { urls } from '../../urls';
import { listFinder } from '../lookup/list-finder';

/** Products in stock for the quick search. */
export const findStock = listFinder<StockLevel>('stock-levels', ({ productId, name, sku }) => ({
  to: urls.stockOf(productId),
  title: name,
  detail: sku,
}));
