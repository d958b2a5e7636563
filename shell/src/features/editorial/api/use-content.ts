import type { ContentEntry, ContentKind } from '@solar/contracts/admin/content-http';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { useQuery } from '@tanstack/react-query';

/** An entry whose kind-specific fields are known. */
export type EntryOf<Fields> = Omit<ContentEntry, 'fields'> & { fields: Fields };

/** Filters of a list of entries. */
export type ContentFilter = Record<string, string | number | undefined>;

/** Published entries of a kind, without bodies. */
export function useContentList<Fields>(kind: ContentKind, filter: ContentFilter = {}) {
  return useQuery({
    queryKey: [`/api/content/${kind}`, filter],
    queryFn: ({ signal }) =>
      http.get<Page<EntryOf<Fields>>>(`/api/content/${kind}`, { params: filter, signal }),
  });
}

/** A published entry with its body. */
export function useContentEntry<Fields>(kind: ContentKind, slug: string) {
  return useQuery({
    queryKey: [`/api/content/${kind}`, slug],
    queryFn: ({ signal }) =>
      http.get<EntryOf<Fields>>(`/api/content/${kind}/${encodeURIComponent(slug)}`, { signal }),
  });
}
