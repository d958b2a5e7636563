import type { PublicSettings } from '@solar/contracts/admin/site-http';

/** The site with its search, which search engines may offer by themselves (schema.org WebSite). */
export function webSiteJsonLd({ siteName }: Pick<PublicSettings, 'siteName'>, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteName,
    url: origin,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The company as search engines read it (schema.org Organization). */
export function organizationJsonLd(
  {
    siteName,
    contactEmail,
    offices,
    social,
    phone,
  }: Pick<PublicSettings, 'siteName' | 'contactEmail' | 'offices' | 'social' | 'phone'>,
  origin: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: siteName,
    url: origin,
    logo: `${origin}/favicon.svg`,
    email: contactEmail,
    telephone: phone,
    sameAs: social.map(({ url }) => url),
    address: offices.map(({ name, address }) => ({
      '@type': 'PostalAddress',
      addressLocality: name.en,
      addressCountry: 'AE',
      streetAddress: address.en,
    })),
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: phone,
      contactType: 'customer support',
      availableLanguage: ['en', 'fr'],
    },
  };
}
