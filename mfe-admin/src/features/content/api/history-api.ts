import {
  contentPreviewLinkSchema,
  contentRevisionDetailSchema,
  contentRevisionPageSchema,
  contentTrashPageSchema,
  type ContentPreviewLink,
  type ContentRevision,
  type ContentRevisionDetail,
  type ContentScheduleInput,
  type ContentTrashEntry,
} from '@solar/contracts/admin/content-history-http';
import {
  adminContentEntrySchema,
  type AdminContentEntry,
  type ContentDraft,
  type ContentInput,
  type ContentKind,
} from '@solar/contracts/admin/content-http';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const listUrl = (kind: ContentKind) => `/api/admin/content/${kind}`;
const url = (kind: ContentKind, id: string) => `${listUrl(kind)}/${id}`;

/** The states that an entry had, newest first; `version` is that of the entry, so that a new one is seen at once. */
export function useRevisions(kind: ContentKind, id: string, version: number, page: number) {
  const params = { page, pageSize: 24 };
  return useQuery<Page<ContentRevision>>({
    queryKey: [listUrl(kind), id, 'revisions', version, params],
    queryFn: ({ signal }) =>
      http.get(`${url(kind, id)}/revisions`, { params, signal, schema: contentRevisionPageSchema }),
  });
}

/** One of them with what it said. */
export function useRevision(kind: ContentKind, id: string, version: number) {
  return useQuery<ContentRevisionDetail>({
    queryKey: [listUrl(kind), id, 'revision', version],
    queryFn: ({ signal }) =>
      http.get(`${url(kind, id)}/revisions/${version}`, {
        signal,
        schema: contentRevisionDetailSchema,
      }),
  });
}

/** Makes what a revision said the newest state. */
export function useRestoreRevision(kind: ContentKind, id: string, success: string) {
  return useApiMutation<{ version: number; idempotencyKey: string }, AdminContentEntry>({
    mutationFn: ({ version, idempotencyKey }) =>
      http.post(`${url(kind, id)}/revisions/${version}/restore`, undefined, { idempotencyKey }),
    invalidates: [[listUrl(kind)]],
    success,
    failure: null,
  });
}

/** Plans when an entry is published and hidden. */
export function useSchedule(kind: ContentKind, id: string, success: string) {
  return useApiMutation<ContentScheduleInput, AdminContentEntry>({
    mutationFn: (plan) =>
      http.put(`${url(kind, id)}/schedule`, plan, { schema: adminContentEntrySchema }),
    invalidates: [[listUrl(kind)]],
    success,
    failure: null,
  });
}

/** Keeps changes that are not saved; the screen goes on from what it has. */
export function keepDraft(
  kind: ContentKind,
  id: string,
  input: ContentInput,
): Promise<ContentDraft> {
  return http.put(`${url(kind, id)}/draft`, input);
}

/** Drops the changes that were not saved. */
export function useDropDraft(kind: ContentKind, id: string, success: string) {
  return useApiMutation({
    mutationFn: () => http.delete(`${url(kind, id)}/draft`),
    invalidates: [[listUrl(kind)]],
    success,
  });
}

/** A new link to a preview. */
export function usePreviewLink(kind: ContentKind, id: string) {
  return useApiMutation<void, ContentPreviewLink>({
    mutationFn: () =>
      http.post(`${url(kind, id)}/preview-link`, undefined, { schema: contentPreviewLinkSchema }),
  });
}

/** Deleted entries of a kind. */
export function useTrash(kind: ContentKind, params: { page: number; pageSize: number }) {
  return useQuery<Page<ContentTrashEntry>>({
    queryKey: [listUrl(kind), 'trash', params],
    queryFn: ({ signal }) =>
      http.get(`${listUrl(kind)}/trash`, { params, signal, schema: contentTrashPageSchema }),
    placeholderData: (previous) => previous,
  });
}

/** Brings a deleted entry back. */
export function useRestoreEntry(kind: ContentKind, success: string) {
  return useApiMutation<string>({
    mutationFn: (id) => http.post(`${listUrl(kind)}/trash/${id}/restore`),
    invalidates: [[listUrl(kind)]],
    success,
    failure: null,
  });
}

/** Removes a deleted entry for good. */
export function useRemoveForGood(kind: ContentKind, success: string) {
  return useApiMutation<string>({
    mutationFn: (id) => http.delete(`${listUrl(kind)}/trash/${id}`),
    invalidates: [[listUrl(kind)]],
    success,
    failure: null,
  });
}
