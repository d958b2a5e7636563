import type { PublicSettings } from '@solar/contracts/admin/site-http';

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
