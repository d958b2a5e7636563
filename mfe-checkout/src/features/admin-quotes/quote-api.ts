import type { answerQuoteSchema, Quote } from '@solar/contracts/checkout/quotes-http';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import type { z } from 'zod';

const ROOT = '/api/checkout/admin/quotes';
export const QUOTES_KEY = ['admin', 'quotes'] as const;
export const quoteKey = (quoteId: string) => [...QUOTES_KEY, quoteId] as const;

export type QuoteQuery = { page: number; pageSize: number; status?: string };
export type QuoteAnswer = z.input<typeof answerQuoteSchema>;

export const listQuotes = (params: QuoteQuery, signal: AbortSignal) =>
  http.get<Page<Quote>>(ROOT, { params, signal });
export const readQuote = (quoteId: string) => http.get<Quote>(`${ROOT}/${quoteId}`);
export const answerQuote = (quoteId: string, body: QuoteAnswer) =>
  http.post<Quote>(`${ROOT}/${quoteId}/answer`, body);
export const declineQuote = (quoteId: string) => http.post<Quote>(`${ROOT}/${quoteId}/refusal`);
