import { addressIn } from '@solar/mfe-kit/i18n/language-address';
import { currentLanguage } from '@solar/mfe-kit/i18n/i18n';
import { siteOrigin } from '@solar/mfe-kit/render/render-scope';

/** A step of the way to a page; the page itself has no address. */
export interface PageCrumb {
  label: string;
  href?: string;
}

/** The way to a page as search engines read it (schema.org BreadcrumbList). */
export function breadcrumbsJsonLd(crumbs: readonly PageCrumb[]): object {
  const origin = siteOrigin();
  const language = currentLanguage();
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href ? { item: origin + addressIn(language, href) } : {}),
    })),
  };
}
