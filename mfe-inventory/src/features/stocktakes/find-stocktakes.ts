import type { Stocktake } from '@solar/contracts/inventory/stocktakes';
import { listFinder } from '@solar/mfe-kit/remote/list-finder';
import { urls } from '../../urls';

/** Stocktakes for the quick search. */
export const findStocktakes = listFinder<Stocktake>(
  '/api/inventory/stocktakes',
  ({ id, number, name, warehouse }) => ({
    to: urls.stocktake(id),
    title: number,
    detail: [name, warehouse.name].filter(Boolean).join(' · '),
  }),
);
