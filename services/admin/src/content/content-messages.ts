import type { ContentKind } from '@solar/contracts/admin/content-http';
import { contentPath } from '@solar/contracts/admin/content-paths';
import { contentChanged } from '@solar/contracts/admin/events';
import { outboxEntry, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import type { ContentDoc } from './content.schema';

/** Kinds that the site's search finds, and their names there. */
const SEARCHABLE = { services: 'service', projects: 'project', 'blog-posts': 'article' } as const;

type ContentState = Omit<ContentDoc, 'createdAt' | 'updatedAt'>;

/** What other slices learn of an entry's new state: nothing of the kinds that no search finds. */
export function changedEntries(doc: ContentState, deleted = false): OutboxEntry[] {
  if (!isSearchable(doc.kind)) return [];
  const data = {
    contentId: doc._id,
    kind: SEARCHABLE[doc.kind],
    slug: doc.slug,
    titleEn: doc.title.en,
    titleFr: doc.title.fr,
    excerptEn: doc.excerpt.en,
    excerptFr: doc.excerpt.fr,
    url: contentPath(doc.kind, doc.slug),
    published: doc.status === 'published',
    deleted,
  };
  const { _id: aggregateId, version } = doc;
  return [outboxEntry(contentChanged, { aggregateId, version, data })];
}

function isSearchable(kind: ContentKind): kind is keyof typeof SEARCHABLE {
  return kind in SEARCHABLE;
}
