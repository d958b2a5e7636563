import type { ReturnListItem } from '@solar/contracts/checkout/returns-http';
import { listFinder } from '@solar/mfe-kit/remote/list-finder';
import { urls } from '../../urls';
import { RETURNS_PATH } from './return-api';

/** Returns for the quick search. */
export const findReturns = listFinder<ReturnListItem>(
  RETURNS_PATH,
  ({ returnId, returnNumber, customerName }) => ({
    to: urls.admin.return(returnId),
    title: returnNumber,
    detail: customerName,
  }),
);
