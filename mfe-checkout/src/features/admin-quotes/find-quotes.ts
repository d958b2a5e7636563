import type { Finder } from '@solar/mfe-kit/remote/remote-contract';
import { urls } from '../../urls';
import { listQuotes } from './quote-api';

/** Quotes for the quick search. */
export const findQuotes: Finder = async (q, signal) => {
  const { items } = await listQuotes({ q, page: 1, pageSize: 5 }, signal);
  return items.map(({ quoteId, quoteNumber, customerName }) => ({
    to: urls.admin.quote(quoteId),
    title: quoteNumber,
    detail: customerName,
  }));
};
