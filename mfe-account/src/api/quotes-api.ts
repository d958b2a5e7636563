import { quoteSchema, type AcceptQuote, type Quote } from '@solar/contracts/checkout/quotes-http';
import type { ProductItems } from '@solar/contracts/catalog/http';
import { pageOf, type Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQueries, useQuery } from '@tanstack/react-query';

const URL = '/api/checkout/quotes';
const SUBSTITUTES = 4;
const quotePageSchema = pageOf(quoteSchema);

export type Shortage = NonNullable<Quote['shortages']>[number];

export function useMyQuotes(page: number, pageSize: number) {
  const params = { page, pageSize };
  return useQuery<Page<Quote>>({
    queryKey: [URL, params],
    staleTime: 15_000,
    queryFn: ({ signal }) => http.get(URL, { params, signal, schema: quotePageSchema }),
    placeholderData: (previous) => previous,
  });
}

/** One quote of the person. */
export function useMyQuote(id: string) {
  return useQuery<Quote>({
    queryKey: [URL, id],
    staleTime: 15_000,
    queryFn: ({ signal }) => http.get(`${URL}/${id}`, { signal, schema: quoteSchema }),
  });
}

/** Takes the request back. */
export function useWithdrawQuote(success: string) {
  return useApiMutation<string>({
    mutationFn: (id) => http.post(`${URL}/${id}/withdrawal`),
    invalidates: [[URL]],
    success,
  });
}

/** Accepts the revision that was read; the screen says why it can't be. */
export function useAcceptQuote(quoteId: string, success: (accepted: Quote) => string) {
  return useApiMutation<AcceptQuote, Quote>({
    mutationFn: (acceptance) =>
      http.post(`${URL}/${quoteId}/acceptance`, acceptance, { schema: quoteSchema }),
    invalidates: [[URL]],
    success,
    failure: null,
  });
}

/** The key of everything that is read of quotes. */
export const QUOTES_KEY = [URL] as const;

/** What is short, when that is why a quote was not accepted. */
export function shortagesOf(error: unknown): Shortage[] | null {
  if (!isHttpError(error, 'quote.short')) return null;
  const { shortages } = (error.problem ?? {}) as { shortages?: unknown };
  const parsed = quoteSchema.shape.shortages.safeParse(shortages);
  return parsed.success ? (parsed.data ?? null) : null;
}

/** What is in stock and can take the place of each product; empty where nothing can, or while it is read. */
export function useSubstitutes(productIds: readonly string[]) {
  return useQueries({
    queries: productIds.map((productId) => {
      const path = `/api/catalog/products/${productId}/substitutes`;
      return {
        queryKey: [path],
        staleTime: 60_000,
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          http.get<ProductItems>(path, { params: { limit: SUBSTITUTES }, signal }),
      };
    }),
    combine: (answers) =>
      new Map(productIds.map((productId, at) => [productId, answers[at]?.data?.items ?? []])),
  });
}
