import type { MAILING_KINDS, MailingEntry } from '@solar/contracts/admin/mailings-http';
import { useContentList } from '../../content/api/content-api';

type Kind = (typeof MAILING_KINDS)[number];

const NEWEST = { page: 1, pageSize: 100, status: 'published' } as const;

/** What visitors can read of these kinds. */
export function usePublishedEntries(kinds: readonly Kind[]): MailingEntry[] {
  const lists = {
    'blog-posts': useContentList('blog-posts', NEWEST),
    projects: useContentList('projects', NEWEST),
    services: useContentList('services', NEWEST),
  };
  return kinds.flatMap((kind) =>
    (lists[kind].data?.items ?? []).map(({ id, title }) => ({ id, kind, title, published: true })),
  );
}
