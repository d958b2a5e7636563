import type { Quote, requestQuoteSchema } from '@solar/contracts/checkout/quotes-http';
import { http } from '@solar/mfe-kit/http/http-client';
import type { z } from 'zod';

const URL = '/api/checkout/quotes';

/** The person's quotes, as the account keeps them. */
export const QUOTES_KEY = [URL] as const;

/** The same key again answers with the same quote. */
export const requestQuote = (body: z.input<typeof requestQuoteSchema>, idempotencyKey: string) =>
  http.post<Quote>(URL, body, { idempotencyKey });
