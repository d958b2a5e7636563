import {
  adminContentEntrySchema,
  adminContentPageSchema,
  type AdminContentEntry,
  type ContentInput,
  type ContentKind,
  type ContentStatus,
} from '@solar/contracts/admin/content-http';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const url = (kind: ContentKind, id?: string) =>
  `/api/admin/content/${kind}${id === undefined ? '' : `/${id}`}`;

export type ContentListQuery = {
  page: number;
  pageSize: number;
  status?: ContentStatus;
  q?: string;
};

/** One page of a kind's entries. */
export function useContentList(kind: ContentKind, params: ContentListQuery) {
  return useQuery<Page<AdminContentEntry>>({
    queryKey: [url(kind), params],
    queryFn: ({ signal }) =>
      http.get(url(kind), { params, signal, schema: adminContentPageSchema }),
    placeholderData: (previous) => previous,
  });
}

/** An entry with everything. */
export function useContentEntry(kind: ContentKind, id: string) {
  return useQuery<AdminContentEntry>({
    queryKey: [url(kind), id],
    queryFn: ({ signal }) => http.get(url(kind, id), { signal, schema: adminContentEntrySchema }),
  });
}

/** Creates an entry, or replaces it when an id is given. */
export function useSaveContent(kind: ContentKind, id: string | null, success: string) {
  return useApiMutation<{ input: ContentInput; idempotencyKey: string }, AdminContentEntry>({
    mutationFn: ({ input, idempotencyKey }) =>
      id === null
        ? http.post(url(kind), input, { idempotencyKey, schema: adminContentEntrySchema })
        : http.put(url(kind, id), input, { schema: adminContentEntrySchema }),
    invalidates: [[url(kind)]],
    success,
    failure: null,
  });
}

/** Publishes, hides or makes private. */
export function useSetContentStatus(kind: ContentKind, success: string) {
  return useApiMutation<{ id: string; status: ContentStatus }, AdminContentEntry>({
    mutationFn: ({ id, status }) => http.put(`${url(kind, id)}/status`, { status }),
    invalidates: [[url(kind)]],
    success,
  });
}

/** Features an entry or moves it up or down. */
export function usePlaceContent(kind: ContentKind) {
  return useApiMutation<
    { id: string; featured?: boolean; move?: 'up' | 'down' },
    AdminContentEntry
  >({
    mutationFn: ({ id, ...placement }) => http.patch(`${url(kind, id)}/placement`, placement),
    invalidates: [[url(kind)]],
  });
}

/** Removes an entry; `cascade` removes the pages below it too. */
export function useRemoveContent(kind: ContentKind, success: string) {
  return useApiMutation<{ id: string; cascade: boolean }, unknown>({
    mutationFn: ({ id, cascade }) => http.delete(url(kind, id), { params: { cascade } }),
    invalidates: [[url(kind)]],
    success,
    failure: null,
  });
}

/** The same for several entries. */
export const setStatusOfAll = (kind: ContentKind, status: ContentStatus) => ({
  act: ({ id }: AdminContentEntry) => http.put(`${url(kind, id)}/status`, { status }),
  invalidates: [[url(kind)]],
});

/** Moves entries to the trash; pages with others below them stay. */
export const removeAll = (kind: ContentKind) => ({
  act: ({ id }: AdminContentEntry) => http.delete(url(kind, id), { params: { cascade: false } }),
  invalidates: [[url(kind)]],
});
