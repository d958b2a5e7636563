import type { Receipt } from '@solar/contracts/inventory/goods-receipts';
import { listFinder } from '@solar/mfe-kit/remote/list-finder';
import { urls } from '../../urls';

/** Goods receipts for the quick search. */
export const findReceipts = listFinder<Receipt>(
  '/api/inventory/goods-receipts',
  ({ id, number, reference, supplier }) => ({
    to: urls.receipt(id),
    title: number,
    detail: [supplier.name, reference].filter(Boolean).join(' · '),
  }),
);
