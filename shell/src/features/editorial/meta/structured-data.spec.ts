import { DEFAULT_COMPANY } from '@solar/contracts/admin/default-company';
import { breadcrumbsJsonLd } from '@solar/mfe-kit/page/breadcrumbs-json-ld';
import { schemaOrgFaults } from '@solar/mfe-kit/testing/schema-org';
import { organizationJsonLd, webSiteJsonLd } from '../../home/site-json-ld';
import type { BlogPostFields, ProjectFields } from '../api/content-fields';
import type { EntryOf } from '../api/use-content';
import { articleJsonLd, faqJsonLd, projectJsonLd, serviceJsonLd } from './entry-json-ld';

const ORIGIN = 'https://shop.example';
const text = (en: string) => ({ en, fr: '' });
const context = {
  localized: ({ en }: { en: string }) => en,
  language: 'en',
  siteName: 'Alsa Solar',
  origin: ORIGIN,
  url: `${ORIGIN}/blog/heat`,
  image: `${ORIGIN}/api/content/blog-posts/heat/share-picture?language=en&v=1`,
};
const entry = {
  title: text('Heat'),
  excerpt: text('What heat costs'),
  body: text('<p>Much</p>'),
  updatedAt: '2026-01-06T08:00:00.000Z',
};
const article = {
  ...entry,
  fields: { author: 'Mona', publishedOn: '2026-01-05', readingMinutes: 3, tags: ['heat'] },
} as unknown as EntryOf<BlogPostFields>;
const project = {
  ...entry,
  fields: { location: 'Dubai', installedOn: '2025-03-01' },
} as unknown as EntryOf<ProjectFields>;

/** Structured data of every kind of page that the shell shows. */
const KINDS: readonly [string, object][] = [
  ['the company', organizationJsonLd(DEFAULT_COMPANY, ORIGIN)],
  ['the site with its search', webSiteJsonLd(DEFAULT_COMPANY, ORIGIN)],
  ['the way to a page', breadcrumbsJsonLd([{ label: 'Home', href: '/' }, { label: 'Blog' }])],
  ['an article', articleJsonLd(article, context)],
  ['a project', projectJsonLd(project, context)],
  ['a service', serviceJsonLd(entry, context)],
  ['questions and answers', faqJsonLd([entry], context.localized)],
];

it.each(KINDS)('%s is described as schema.org defines it', (_name, data) => {
  expect(schemaOrgFaults(data)).toEqual([]);
});

it('would not pass with a wrong type, an unknown property, a missing one or a wrong value', () => {
  const good = articleJsonLd(article, context);
  const { headline, ...headless } = good;
  expect(headline).toBe('Heat');
  expect(schemaOrgFaults({ ...good, '@type': 'Blogpost' })).toHaveLength(1);
  expect(schemaOrgFaults({ ...good, price: 5 })).toEqual([
    'BlogPosting.price is no property of it',
  ]);
  expect(schemaOrgFaults(headless)).toEqual(['BlogPosting.headline is missing']);
  expect(schemaOrgFaults({ ...good, image: '/relative.jpg' })).toHaveLength(1);
  expect(schemaOrgFaults({ ...good, author: { '@type': 'Place', name: 'x' } })).toHaveLength(1);
});
