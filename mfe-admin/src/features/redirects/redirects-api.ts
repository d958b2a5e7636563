import {
  redirectPageSchema,
  redirectSchema,
  type Redirect,
  type RedirectInput,
} from '@solar/contracts/admin/redirects-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { usePagedQuery } from '@solar/mfe-kit/listing/use-paged-query';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';

const URL = '/api/admin/redirects';

type Params = { page: number; pageSize: number; q?: string };

/** One page of the redirects, by address. */
export function useRedirects(params: Params) {
  return usePagedQuery<Redirect, Params>({
    queryKey: [URL],
    params,
    read: (asked, signal) => http.get(URL, { params: asked, signal, schema: redirectPageSchema }),
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

/** Removes several. */
export const REMOVE_REDIRECTS = {
  act: ({ id }: Redirect) => http.delete(`${URL}/${id}`),
  invalidates: [[URL]],
};
