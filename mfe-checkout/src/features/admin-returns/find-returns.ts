import type { Finder } from '@solar/mfe-kit/remote/remote-contract';
import { urls } from '../../urls';
import { listReturns } from './return-api';

/** Returns for the quick search. */
export const findReturns: Finder = async (q, signal) => {
  const { items } = await listReturns({ q, page: 1, pageSize: 5 }, signal);
  return items.map(({ returnId, returnNumber, customerName }) => ({
    to: urls.admin.return(returnId),
    title: returnNumber,
    detail: customerName,
  }));
};
