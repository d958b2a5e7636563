import type { ContentEntry } from '@solar/contracts/admin/content-http';
import type { LocalizedText } from '@solar/contracts/common/localized';
import type { BlogPostFields, ProjectFields } from '../api/content-fields';
import type { EntryOf } from '../api/use-content';

/** What structured data of an entry is made with. */
export interface EntryContext {
  localized: (text: LocalizedText) => string;
  language: string;
  siteName: string;
  origin: string;
  /** Address of the entry's page, and of the picture that stands for it. */
  url: string;
  image: string;
}

/** An article as search engines read it (schema.org BlogPosting). */
export function articleJsonLd(entry: EntryOf<BlogPostFields>, context: EntryContext) {
  const { author, publishedOn, tags } = entry.fields;
  return {
    ...textOf('BlogPosting', entry, context),
    datePublished: publishedOn,
    author: { '@type': 'Person', name: author },
    ...(tags.length > 0 ? { keywords: tags.join(', ') } : {}),
  };
}

/** A finished project as search engines read it: a text of the company about it (schema.org Article). */
export function projectJsonLd(entry: EntryOf<ProjectFields>, context: EntryContext) {
  const { siteName, origin } = context;
  return {
    ...textOf('Article', entry, context),
    datePublished: entry.fields.installedOn,
    author: { '@type': 'Organization', name: siteName, url: origin },
    contentLocation: { '@type': 'Place', name: entry.fields.location },
  };
}

/** A service as search engines read it (schema.org Service). */
export function serviceJsonLd(
  entry: Pick<ContentEntry, 'title' | 'excerpt'>,
  { localized, siteName, origin, url, image }: EntryContext,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: localized(entry.title),
    serviceType: localized(entry.title),
    description: localized(entry.excerpt),
    url,
    image,
    areaServed: { '@type': 'Country', name: 'AE' },
    provider: { '@type': 'Organization', name: siteName, url: origin },
  };
}

/** Questions and answers as search engines read them (schema.org FAQPage). */
export function faqJsonLd(
  questions: readonly Pick<ContentEntry, 'title' | 'body'>[],
  localized: EntryContext['localized'],
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, body }) => ({
      '@type': 'Question',
      name: localized(title),
      acceptedAnswer: { '@type': 'Answer', text: localized(body) },
    })),
  };
}

function textOf(
  type: 'BlogPosting' | 'Article',
  entry: Pick<ContentEntry, 'title' | 'excerpt' | 'updatedAt'>,
  { localized, language, siteName, origin, url, image }: EntryContext,
) {
  return {
    '@context': 'https://schema.org',
    '@type': type,
    headline: localized(entry.title),
    description: localized(entry.excerpt),
    image,
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    dateModified: entry.updatedAt,
    publisher: {
      '@type': 'Organization',
      name: siteName,
      url: origin,
      logo: { '@type': 'ImageObject', url: `${origin}/favicon.svg` },
    },
  };
}
