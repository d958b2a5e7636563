import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { listFinder } from '@solar/mfe-kit/remote/list-finder';
import { urls } from '../../urls';
import { QUOTES_PATH } from './quote-api';

/** Quotes for the quick search. */
export const findQuotes = listFinder<Quote>(
  QUOTES_PATH,
  ({ quoteId, quoteNumber, customerName }) => ({
    to: urls.admin.quote(quoteId),
    title: quoteNumber,
    detail: customerName,
  }),
);
