import type { Receipt } from '@solar/contracts/inventory/goods-receipts';
import { urls } from '../../urls';
import { listFinder } from '../lookup/list-finder';

/** Goods receipts for the quick search. */
export const findReceipts = listFinder<Receipt>(
  'goods-receipts',
  ({ id, number, reference, supplier }) => ({
    to: urls.receipt(id),
    title: number,
    detail: [supplier.name, reference].filter(Boolean).join(' · '),
  }),
);
