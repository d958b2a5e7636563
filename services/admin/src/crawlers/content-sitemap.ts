import { ENTRY_PATHS, type PagedContentKind } from '@solar/contracts/admin/content-paths';
import type { SitemapPage } from '@solar/service-kit/crawlers/sitemap';
import { pathOf } from '../content/content.presenter';
import type { PublishedPage } from '../content/content.repository';
import { picturePath } from '../content/picture-path';

/** Pages of the site that show no entry of their own. */
const FIXED = ['/', '/contact', '/faq'];
const LISTS = ['blog-posts', 'projects', 'services'] as const satisfies PagedContentKind[];

/** The pages that editors keep, and the lists of them. */
export function contentSitemapPages(entries: readonly PublishedPage[]): SitemapPage[] {
  return [
    ...FIXED.map((path) => ({ path })),
    ...LISTS.map((kind) => ({ path: ENTRY_PATHS[kind], ...lastModified(entries, kind) })),
    ...entries.flatMap(entryPage),
  ];
}

function entryPage(entry: PublishedPage): SitemapPage[] {
  const path = pathOf(entry);
  const { updatedAt, image } = entry;
  if (path === null) return [];
  const page = {
    path,
    lastModified: updatedAt,
    ...(image ? { images: [picturePath(image.path)] } : {}),
  };
  return [page];
}

function lastModified(entries: readonly PublishedPage[], kind: PagedContentKind) {
  const times = entries.filter((entry) => entry.kind === kind).map(({ updatedAt }) => +updatedAt);
  return times.length === 0 ? {} : { lastModified: new Date(Math.max(...times)) };
}
