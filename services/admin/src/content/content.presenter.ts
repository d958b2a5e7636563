import type { AdminContentEntry, ContentEntry } from '@solar/contracts/admin/content-http';
import type { ContentDoc } from './content.schema';

const EMPTY = { en: '', fr: '' };

/** An entry for readers; lists leave the body out. */
export function presentEntry(doc: ContentDoc, withBody: boolean): ContentEntry {
  return {
    id: doc._id,
    kind: doc.kind,
    slug: doc.slug,
    title: doc.title,
    excerpt: doc.excerpt,
    body: withBody ? doc.body : EMPTY,
    metaTitle: doc.metaTitle,
    metaDescription: doc.metaDescription,
    image: doc.image,
    featured: doc.featured,
    order: doc.order,
    fields: doc.fields,
    updatedAt: doc.updatedAt.toISOString(),
  };
}

/** An entry for editors. */
export function presentAdminEntry(doc: ContentDoc): AdminContentEntry {
  return {
    ...presentEntry(doc, true),
    status: doc.status,
    version: doc.version,
    createdAt: doc.createdAt.toISOString(),
  };
}
