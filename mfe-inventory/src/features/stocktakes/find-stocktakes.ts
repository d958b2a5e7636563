import type { Stocktake } from '@solar/contracts/inventory/stocktakes';
import { urls } from '../../urls';
import { listFinder } from '../lookup/list-finder';

/** Stocktakes for the quick search. */
export const findStocktakes = listFinder<Stocktake>(
  'stocktakes',
  ({ id, number, name, warehouse }) => ({
    to: urls.stocktake(id),
    title: number,
    detail: [name, warehouse.name].filter(Boolean).join(' · '),
  }),
);
