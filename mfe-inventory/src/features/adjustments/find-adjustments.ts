import type { Adjustment } from '@solar/contracts/inventory/adjustments';
import { listFinder } from '@solar/mfe-kit/remote/list-finder';
import { urls } from '../../urls';

/** Stock adjustments for the quick search. */
export const findAdjustments = listFinder<Adjustment>(
  '/api/inventory/adjustments',
  ({ id, number, notes, lines }) => ({
    to: urls.adjustment(id),
    title: number,
    detail: [notes, ...lines.map(({ product }) => product.sku)].filter(Boolean).join(' · '),
  }),
);
