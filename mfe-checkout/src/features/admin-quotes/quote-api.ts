import {
  quoteMailsSchema,
  type QuoteMail,
  type QuoteMails,
  type SendQuoteMail,
} from '@solar/contracts/account/quote-mails-http';
import type { AdminProductRow } from '@solar/contracts/catalog/admin-http';
import type {
  answerQuoteSchema,
  Quote,
  QuoteProducts,
} from '@solar/contracts/checkout/quotes-http';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import type { z } from 'zod';

export const QUOTES_PATH = '/api/checkout/admin/quotes';
const PRODUCTS = '/api/catalog/admin/products';
const CHOICES = 20;
export const QUOTES_KEY = ['admin', 'quotes'] as const;
export const quoteKey = (quoteId: string) => [...QUOTES_KEY, quoteId] as const;

export type QuoteQuery = {
  page: number;
  pageSize: number;
  status?: string;
  customerId?: string;
  q?: string;
};
export type QuoteAnswer = z.input<typeof answerQuoteSchema>;

export const listQuotes = (params: QuoteQuery, signal: AbortSignal) =>
  http.get<Page<Quote>>(QUOTES_PATH, { params, signal });
export const readQuote = (quoteId: string) => http.get<Quote>(`${QUOTES_PATH}/${quoteId}`);
export const answerQuote = (quoteId: string, body: QuoteAnswer) =>
  http.post<Quote>(`${QUOTES_PATH}/${quoteId}/answer`, body);
export const declineQuote = (quoteId: string) =>
  http.post<Quote>(`${QUOTES_PATH}/${quoteId}/refusal`);

/** The mails about a quote, which the account's service sends, and one that is sent once more. */
export const quoteMailsKey = (quoteId: string) => [...quoteKey(quoteId), 'mails'] as const;
const mailsPath = (quoteId: string) => `/api/account/admin/quotes/${quoteId}/mails`;
export const readQuoteMails = (quoteId: string, signal: AbortSignal) =>
  http.get<QuoteMails>(mailsPath(quoteId), { signal, schema: quoteMailsSchema });
export const sendQuoteMail = (quoteId: string, body: SendQuoteMail, idempotencyKey: string) =>
  http.post<QuoteMail>(mailsPath(quoteId), body, { idempotencyKey });

/** Stock, prices and cost of products, as staff see them for the customer of a quote. */
export const quoteProductsQuery = (quoteId: string, ids: readonly string[]) => ({
  queryKey: [...quoteKey(quoteId), 'products', ids],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    http.get<QuoteProducts>(`${QUOTES_PATH}/${quoteId}/products`, {
      params: { ids: ids.join(',') },
      signal,
    }),
  staleTime: 15_000,
});

/** Active products whose SKU, brand or name has what is typed. */
export const productChoicesQuery = (q: string) => ({
  queryKey: [PRODUCTS, 'choices', q],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    http.get<Page<AdminProductRow>>(PRODUCTS, {
      params: { page: 1, pageSize: CHOICES, active: 'true', ...(q ? { q } : {}) },
      signal,
    }),
  staleTime: 15_000,
});
