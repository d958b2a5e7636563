import type { Transfer } from '@solar/contracts/inventory/transfers';
import { urls } from '../../urls';
import { listFinder } from '../lookup/list-finder';

/** Transfers for the quick search. */
export const findTransfers = listFinder<Transfer>('transfers', ({ id, number, reference }) => ({
  to: urls.transfer(id),
  title: number,
  ...(reference && { detail: reference }),
}));
