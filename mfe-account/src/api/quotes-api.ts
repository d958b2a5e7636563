import { quoteSchema, type Quote } from '@solar/contracts/checkout/quotes-http';
import { pageOf, type Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const URL = '/api/checkout/quotes';
const quotePageSchema = pageOf(quoteSchema);

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

/** Accepts an answered quote, or takes the request back. */
export function useQuoteAction(action: 'acceptance' | 'withdrawal', success: string) {
  return useApiMutation<string>({
    mutationFn: (id) => http.post(`${URL}/${id}/${action}`),
    invalidates: [[URL]],
    success,
  });
}
