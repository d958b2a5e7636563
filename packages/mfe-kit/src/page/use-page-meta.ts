import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { announce } from '@solar/mfe-kit/page/announcer-store';
import { useSiteName } from '@solar/mfe-kit/page/site-name';

/** What a screen says about itself to the tab, to search engines and to screen readers. */
export interface PageMeta {
  /** Without the company suffix, which is added. */
  title: string;
  description?: string;
  /** Path that search engines should know the page by; the current one when not given. */
  canonicalPath?: string;
  image?: string;
  noIndex?: boolean;
  /** Structured data (schema.org). */
  jsonLd?: object;
}

const JSON_LD_ID = 'page-json-ld';

/** Sets title, description, canonical link, social tags and structured data of the current screen. */
export function usePageMeta(meta: PageMeta): void {
  const { name, image: siteImage } = useSiteName();
  const { pathname } = useLocation();
  const { title, description, canonicalPath = pathname, image = siteImage, noIndex } = meta;
  const fullTitle = title.includes(name) ? title : `${title} | ${name}`;
  const jsonLd = meta.jsonLd ? JSON.stringify(meta.jsonLd) : undefined;

  useEffect(() => {
    document.title = fullTitle;
    announce(fullTitle);
  }, [fullTitle]);

  useEffect(() => {
    const canonical = new URL(canonicalPath, window.location.origin).href;
    setMeta('name', 'description', description);
    setMeta('name', 'robots', noIndex ? 'noindex' : undefined);
    setMeta('property', 'og:title', fullTitle);
    setMeta('property', 'og:description', description);
    setMeta('property', 'og:url', canonical);
    setMeta('property', 'og:image', new URL(image, window.location.origin).href);
    setCanonical(canonical);
  }, [fullTitle, description, canonicalPath, image, noIndex]);

  useEffect(() => {
    if (!jsonLd) return;
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.id = JSON_LD_ID;
    script.textContent = jsonLd;
    document.head.append(script);
    return () => script.remove();
  }, [jsonLd]);
}

function setMeta(attribute: 'name' | 'property', key: string, content: string | undefined): void {
  const known = document.head.querySelector(`meta[${attribute}="${key}"]`);
  if (!content) return known?.remove();
  const element = known ?? document.createElement('meta');
  element.setAttribute(attribute, key);
  element.setAttribute('content', content);
  if (!known) document.head.append(element);
}

function setCanonical(href: string): void {
  const known = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const link = known ?? document.createElement('link');
  link.rel = 'canonical';
  link.href = href;
  if (!known) document.head.append(link);
}
