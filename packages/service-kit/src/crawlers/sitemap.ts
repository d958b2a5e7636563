import { pathIn } from '@solar/contracts/common/language-address';
import { LANGUAGES } from '@solar/contracts/common/localized';
import type { SitemapParts } from '@solar/contracts/common/sitemap';
import { xmlElement, xmlText } from './xml';

/** A page that search engines shall know. */
export interface SitemapPage {
  /** Without a language; every page is there in all of them. */
  path: string;
  lastModified?: Date;
  /** Paths of the pictures that stand on it. */
  images?: readonly string[];
}

/** A page is one address per language, and a file holds 50,000 addresses and 50 MB at most. */
export const PAGES_PER_PART = 2_000;

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');

/** The files that hold these pages, as `/sitemap-{name}-{number}.xml`. */
export function sitemapParts(name: string, pages: readonly SitemapPage[]): SitemapParts {
  const count = Math.ceil(pages.length / PAGES_PER_PART);
  const parts = Array.from({ length: count }, (_none, index) => ({
    path: `/sitemap-${name}-${index + 1}.xml`,
    lastModified: newest(pagesOfPart(pages, index + 1)),
  }));
  return { parts };
}

/** The pages of a part, counted from 1. */
export function pagesOfPart<T>(pages: readonly T[], part: number): T[] {
  return pages.slice((part - 1) * PAGES_PER_PART, part * PAGES_PER_PART);
}

/** A file of pages in every language, each naming the others. `origin` is the site's. */
export function sitemapXml(pages: readonly SitemapPage[], origin: string): string {
  const urls = pages.flatMap((page) =>
    LANGUAGES.map((language) => urlOf(page, pathIn(language, page.path), origin)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>${urls.join('')}</urlset>\n`;
}

function urlOf({ path, lastModified, images = [] }: SitemapPage, own: string, origin: string) {
  return [
    '<url>',
    xmlElement('loc', origin + own),
    lastModified ? xmlElement('lastmod', lastModified.toISOString()) : '',
    ...LANGUAGES.map((language) => alternate(language, origin + pathIn(language, path))),
    alternate('x-default', origin + pathIn('en', path)),
    ...images.map(
      (image) => `<image:image>${xmlElement('image:loc', origin + image)}</image:image>`,
    ),
    '</url>',
  ].join('');
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(address)}"/>`;
}

function newest(pages: readonly SitemapPage[]): string | null {
  const times = pages.flatMap(({ lastModified }) => lastModified?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}
