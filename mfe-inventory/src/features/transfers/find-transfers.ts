import type { Transfer } from '@solar/contracts/inventory/transfers';
import { listFinder } from '@solar/mfe-kit/remote/list-finder';
import { urls } from '../../urls';

/** Transfers for the quick search. */
export const findTransfers = listFinder<Transfer>(
  '/api/inventory/transfers',
  ({ id, number, reference }) => ({
    to: urls.transfer(id),
    title: number,
    ...(reference && { detail: reference }),
  }),
);
