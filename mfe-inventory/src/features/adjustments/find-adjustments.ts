import type { Adjustment } from '@solar/contracts/inventory/adjustments';
import { urls } from '../../urls';
import { listFinder } from '../lookup/list-finder';

/** Stock adjustments for the quick search. */
export const findAdjustments = listFinder<Adjustment>(
  'adjustments',
  ({ id, number, notes, lines }) => ({
    to: urls.adjustment(id),
    title: number,
    detail: [notes, ...lines.map(({ product }) => product.sku)].filter(Boolean).join(' · '),
  }),
);
