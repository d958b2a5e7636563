import { SHARE_PICTURE } from '@solar/contracts/common/share-picture';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { addressIn, languageOfPath } from '@solar/mfe-kit/i18n/language-address';
import { JSON_LD_ID, jsonLdText } from '@solar/mfe-kit/page/json-ld';
import { announce } from '@solar/mfe-kit/page/announcer-store';
import { useSiteIdentity } from '@solar/mfe-kit/page/use-site-identity';
import {
  renderScope,
  type PageFeed,
  type PageImage,
  type RenderedMeta,
} from '@solar/mfe-kit/render/render-scope';

/** What a screen says about itself to the tab, to search engines and to screen readers. */
export interface PageMeta {
  /** Without the company suffix, which is added. */
  title: string;
  description?: string;
  /** Path that search engines should know the page by, without a language; the current one when not given. */
  canonicalPath?: string;
  image?: PageImage;
  /** What the page is about, for link previews; a page of the site when not given. */
  type?: 'article' | 'product';
  /** A feed of what the page lists. */
  feed?: PageFeed;
  noIndex?: boolean;
  /** Status of the document, where it is not 200. What is missing has no canonical address. */
  status?: 404;
  /** Structured data (schema.org), one object or several. */
  jsonLd?: object | readonly object[];
}

/** Sets title, description, canonical link, social tags and structured data of the current screen. */
export function usePageMeta(meta: PageMeta): void {
  const { name, image: siteImage } = useSiteIdentity();
  const { pathname } = useLocation();
  const { title, description, canonicalPath = pathname, noIndex, type = 'website' } = meta;
  const image = meta.image ?? { path: siteImage, alt: name };
  const { path, alt } = image;
  const isMissing = meta.status === 404;
  const fullTitle = title.includes(name) ? title : `${title} | ${name}`;
  const objects = [meta.jsonLd ?? []].flat();
  const jsonLd = objects.length > 0 ? jsonLdText(objects) : undefined;
  noteForDocument(meta, {
    title: fullTitle,
    ...(isMissing ? {} : { canonicalPath }),
    image,
    type,
    siteName: name,
    jsonLd: objects,
  });

  useEffect(() => {
    document.title = fullTitle;
    announce(fullTitle);
  }, [fullTitle]);

  useEffect(() => {
    const { origin, pathname: address } = window.location;
    const canonical = isMissing
      ? undefined
      : origin + addressIn(languageOfPath(address) ?? 'en', canonicalPath);
    setMeta('name', 'description', description);
    setMeta('name', 'robots', noIndex ? 'noindex' : undefined);
    const shown = { siteName: name, title: fullTitle, description, image: { path, alt } };
    for (const [key, content] of previewProperties({ type, ...shown }, origin, canonical)) {
      setMeta('property', key, content);
    }
    setCanonical(canonical);
  }, [fullTitle, description, canonicalPath, isMissing, path, alt, noIndex, type, name]);

  useEffect(() => {
    if (!jsonLd) return;
    const script = jsonLdScript();
    script.textContent = jsonLd;
    return () => script.remove();
  }, [jsonLd]);
}

/** What link previews read of a page (Open Graph), here as on the server; what it does not have is undefined. */
export function previewProperties(
  {
    type,
    siteName,
    title,
    description,
    image,
  }: Pick<RenderedMeta, 'type' | 'siteName' | 'title' | 'description' | 'image'>,
  origin: string,
  canonical: string | undefined,
): [key: string, content: string | undefined][] {
  return [
    ['og:type', type],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', origin + image.path],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', `${SHARE_PICTURE.width}`],
    ['og:image:height', `${SHARE_PICTURE.height}`],
    ['og:image:alt', image.alt],
  ];
}

function noteForDocument(
  { description, noIndex = false, status, feed }: PageMeta,
  known: Omit<RenderedMeta, 'description' | 'noIndex' | 'feed'>,
): void {
  const scope = renderScope();
  if (!scope) return;
  scope.result.meta = {
    ...known,
    noIndex,
    ...(description ? { description } : {}),
    ...(feed ? { feed } : {}),
  };
  if (status) scope.result.status = status;
}

/** The one of a document from the server, or a new one. */
function jsonLdScript(): HTMLScriptElement {
  const known = document.getElementById(JSON_LD_ID);
  if (known instanceof HTMLScriptElement) return known;
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.id = JSON_LD_ID;
  document.head.append(script);
  return script;
}

function setMeta(attribute: 'name' | 'property', key: string, content: string | undefined): void {
  const known = document.head.querySelector(`meta[${attribute}="${key}"]`);
  if (!content) return known?.remove();
  const element = known ?? document.createElement('meta');
  element.setAttribute(attribute, key);
  element.setAttribute('content', content);
  if (!known) document.head.append(element);
}

function setCanonical(href: string | undefined): void {
  const known = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!href) return known?.remove();
  const link = known ?? document.createElement('link');
  link.rel = 'canonical';
  link.href = href;
  if (!known) document.head.append(link);
}
