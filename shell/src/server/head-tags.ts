import { addressIn } from '@solar/mfe-kit/i18n/language-address';
import { LANGUAGES, type Language } from '@solar/contracts/common/languages';
import { JSON_LD_ID, jsonLdText } from '@solar/mfe-kit/page/json-ld';
import { previewProperties } from '@solar/mfe-kit/page/use-page-meta';
import type { PageFeed, RenderedMeta } from '@solar/mfe-kit/render/render-scope';

/** What the head of a document says about its page: to search engines, link previews and feed readers. */
export function metaTags(meta: RenderedMeta, language: Language, origin: string): string[] {
  const { description, canonicalPath, noIndex, jsonLd, feed } = meta;
  const canonical = canonicalPath && origin + addressIn(language, canonicalPath);
  return [
    ...(description ? [metaTag('name', 'description', description)] : []),
    ...(noIndex ? [metaTag('name', 'robots', 'noindex')] : []),
    ...previewTags(meta, language, origin, canonical),
    ...(canonical ? [`<link rel="canonical" href="${attribute(canonical)}">`] : []),
    ...(noIndex || !canonicalPath ? [] : alternates(canonicalPath, origin)),
    ...(feed ? [feedTag(feed, origin)] : []),
    ...(jsonLd.length > 0
      ? [`<script type="application/ld+json" id="${JSON_LD_ID}">${jsonLdText(jsonLd)}</script>`]
      : []),
  ];
}

/** Open Graph, which every link preview reads. */
function previewTags(
  meta: RenderedMeta,
  language: Language,
  origin: string,
  canonical: string | undefined,
): string[] {
  return [
    ...previewProperties(meta, origin, canonical).flatMap(([key, content]) =>
      content ? [metaTag('property', key, content)] : [],
    ),
    metaTag('property', 'og:locale', localeOf(language)),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      metaTag('property', 'og:locale:alternate', localeOf(other)),
    ),
    metaTag('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Open Graph names a language with the country where most people speak it. */
function localeOf(language: Language): string {
  return new Intl.Locale(language).maximize().toString().replace(/-.*-/, '_');
}

/** The same page in every language. */
function alternates(path: string, origin: string): string[] {
  const link = (language: string, target: string) =>
    `<link rel="alternate" hreflang="${language}" href="${attribute(origin + target)}">`;
  return [
    ...LANGUAGES.map((language) => link(language, addressIn(language, path))),
    link('x-default', addressIn('en', path)),
  ];
}

function feedTag({ title, path }: PageFeed, origin: string): string {
  return `<link rel="alternate" type="application/rss+xml" title="${attribute(title)}" href="${attribute(origin + path)}">`;
}

const metaTag = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${attribute(content)}">`;

/** A text as it stands between two tags. */
export const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A text as it stands in an attribute. */
export const attribute = (value: string) => text(value).replaceAll('"', '&quot;');
