import type { BlogPostFields } from '@solar/contracts/admin/content-http';
import { ENTRY_PATHS } from '@solar/contracts/admin/content-paths';
import { pathIn } from '@solar/contracts/common/language-address';
import { textIn, type Language } from '@solar/contracts/common/localized';
import { xmlElement, xmlText } from '@solar/service-kit/crawlers/xml';
import type { ContentDoc } from '../content/content.schema';
import en from '../../locales/feed.en.json';
import fr from '../../locales/feed.fr.json';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, fr };

/** Path of the feed of a language. */
const feedPath = (language: Language): string => pathIn(language, '/blog/feed.xml');

export interface ArticleFeed {
  articles: readonly Pick<ContentDoc, 'slug' | 'title' | 'excerpt' | 'fields' | 'updatedAt'>[];
  language: Language;
  siteName: string;
  /** The site's. */
  origin: string;
}

/** Articles as RSS 2.0, the newest first. */
export function articleFeed({ articles, language, siteName, origin }: ArticleFeed): string {
  const self = origin + feedPath(language);
  const changed = Math.max(0, ...articles.map(({ updatedAt }) => updatedAt.getTime()));
  const channel = [
    xmlElement('title', `${siteName} – ${TEXTS[language].title}`),
    xmlElement('link', origin + pathIn(language, ENTRY_PATHS['blog-posts'])),
    xmlElement('description', TEXTS[language].description),
    xmlElement('language', language),
    articles.length > 0 ? xmlElement('lastBuildDate', new Date(changed).toUTCString()) : '',
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => itemOf(article, language, origin)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<channel>${channel.join('')}</channel></rss>\n`,
  ].join('');
}

function itemOf(
  { slug, title, excerpt, fields }: ArticleFeed['articles'][number],
  language: Language,
  origin: string,
): string {
  const { author, publishedOn, tags } = fields as BlogPostFields;
  const address = origin + pathIn(language, `${ENTRY_PATHS['blog-posts']}/${slug}`);
  return [
    '<item>',
    xmlElement('title', textIn(title, language)),
    xmlElement('link', address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    xmlElement('pubDate', new Date(publishedOn).toUTCString()),
    // RSS wants an address in `author`, which an article does not have.
    xmlElement('dc:creator', author),
    xmlElement('description', textIn(excerpt, language)),
    ...tags.map((tag) => xmlElement('category', tag)),
    '</item>',
  ].join('');
}
