import {
  redirectPageSchema,
  redirectSchema,
  type Redirect,
  type RedirectInput,
} from '@solar/contracts/admin/redirects-http';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const URL = '/api/admin/redirects';

/** One page of the redirects, by address. */
export function useRedirects(params: { page: number; pageSize: number; q?: string }) {
  return useQuery<Page<Redirect>>({
    queryKey: [URL, params],
    queryFn: ({ signal }) => http.get(URL, { params, signal, schema: redirectPageSchema }),
    placeholderData: (previous) => previous,
  });
}

/** Adds one. */
export function useAddRedirect(success: string) {
  return useApiMutation<{ input: RedirectInput; idempotencyKey: string }, Redirect>({
    mutationFn: ({ input, idempotencyKey }) =>
      http.post(URL, input, { idempotencyKey, schema: redirectSchema }),
    invalidates: [[URL]],
    success,
    failure: null,
  });
}

/** Removes one. */
export function useRemoveRedirect(success: string) {
  return useApiMutation<string>({
    mutationFn: (id) => http.delete(`${URL}/${id}`),
    invalidates: [[URL]],
    success,
    failure: null,
  });
}
