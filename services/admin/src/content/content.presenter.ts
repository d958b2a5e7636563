import type { AdminContentEntry, ContentEntry } from '@solar/contracts/admin/content-http';
import { builtInPath, contentPath, isPagedKind } from '@solar/contracts/admin/content-paths';
import type { ContentDoc } from './content.schema';

const EMPTY = { en: '', fr: '' };

/** An entry for readers; lists leave the body out. */
export function presentEntry(doc: ContentDoc, withBody: boolean): ContentEntry {
  return {
    id: doc._id,
    kind: doc.kind,
    slug: doc.slug,
    path: pathOf(doc),
    ...builtInOf(doc),
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

/** Where an entry's page is, if its kind has pages. */
export function pathOf({ kind, slug }: Pick<ContentDoc, 'kind' | 'slug'>) {
  return isPagedKind(kind) ? contentPath(kind, slug) : null;
}

function builtInOf({ kind, slug, formerSlugs }: ContentDoc) {
  const builtIn = kind === 'pages' ? builtInPath(slug, formerSlugs) : undefined;
  return builtIn === undefined ? {} : { builtIn };
}

/** An entry for editors. */
export function presentAdminEntry(doc: ContentDoc): AdminContentEntry {
  return {
    ...presentEntry(doc, true),
    status: doc.status,
    version: doc.version,
    createdAt: doc.createdAt.toISOString(),
    formerSlugs: doc.formerSlugs ?? [],
    publishAt: doc.publishAt?.toISOString() ?? null,
    hideAt: doc.hideAt?.toISOString() ?? null,
  };
}
