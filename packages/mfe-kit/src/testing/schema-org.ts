/**
 * What of schema.org (version 29) the site's structured data uses: the properties of each type, those of the types above it
 * included, with the types that a value may have. `required` is what search engines ask for besides.
 */
interface Definition {
  properties: Readonly<Record<string, readonly string[]>>;
  required: readonly string[];
}

const TEXT = ['Text'];
const URL_ = ['URL'];
const THING = {
  name: TEXT,
  description: TEXT,
  url: URL_,
  image: ['URL', 'ImageObject'],
  sameAs: URL_,
  mainEntityOfPage: ['URL', 'CreativeWork'],
};
const CREATIVE_WORK = {
  ...THING,
  headline: TEXT,
  author: ['Person', 'Organization'],
  publisher: ['Person', 'Organization'],
  datePublished: ['Date', 'DateTime'],
  dateModified: ['Date', 'DateTime'],
  inLanguage: TEXT,
  keywords: TEXT,
  contentLocation: ['Place'],
  text: TEXT,
};
const ARTICLE: Definition = {
  properties: { ...CREATIVE_WORK, articleBody: TEXT, articleSection: TEXT },
  required: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
};

const DEFINITIONS: Readonly<Record<string, Definition>> = {
  Organization: {
    properties: {
      ...THING,
      logo: ['URL', 'ImageObject'],
      email: TEXT,
      telephone: TEXT,
      address: ['Text', 'PostalAddress'],
      contactPoint: ['ContactPoint'],
    },
    required: ['name', 'url'],
  },
  WebSite: {
    properties: { ...CREATIVE_WORK, potentialAction: ['SearchAction'] },
    required: ['name', 'url'],
  },
  SearchAction: {
    properties: { ...THING, target: ['URL', 'EntryPoint'], 'query-input': TEXT },
    required: ['target', 'query-input'],
  },
  EntryPoint: { properties: { ...THING, urlTemplate: TEXT }, required: ['urlTemplate'] },
  BreadcrumbList: {
    properties: { ...THING, itemListElement: ['ListItem'] },
    required: ['itemListElement'],
  },
  ListItem: {
    properties: { ...THING, position: ['Integer'], item: ['URL', 'Thing'] },
    required: ['position', 'name'],
  },
  Product: {
    properties: {
      ...THING,
      sku: TEXT,
      mpn: TEXT,
      gtin: TEXT,
      category: TEXT,
      brand: ['Brand', 'Organization'],
      offers: ['Offer'],
      weight: ['QuantitativeValue'],
      aggregateRating: ['AggregateRating'],
      subjectOf: ['3DModel'],
    },
    required: ['name', 'sku', 'brand', 'offers', 'url'],
  },
  // Without price and currency: they are known to approved customers only.
  Offer: {
    properties: { ...THING, availability: ['ItemAvailability'] },
    required: ['availability'],
  },
  '3DModel': { properties: { ...THING, encoding: ['MediaObject'] }, required: ['encoding'] },
  MediaObject: {
    properties: { ...THING, contentUrl: URL_, encodingFormat: TEXT },
    required: ['contentUrl', 'encodingFormat'],
  },
  Brand: { properties: THING, required: ['name'] },
  QuantitativeValue: {
    properties: { ...THING, value: ['Number'], unitCode: TEXT },
    required: ['value', 'unitCode'],
  },
  AggregateRating: {
    properties: { ...THING, ratingValue: ['Number'], reviewCount: ['Integer'] },
    required: ['ratingValue', 'reviewCount'],
  },
  Article: ARTICLE,
  BlogPosting: ARTICLE,
  Service: {
    properties: {
      ...THING,
      serviceType: TEXT,
      areaServed: ['Text', 'Place', 'Country'],
      provider: ['Organization', 'Person'],
    },
    required: ['name', 'provider'],
  },
  FAQPage: { properties: { ...CREATIVE_WORK, mainEntity: ['Question'] }, required: ['mainEntity'] },
  Question: {
    properties: { ...CREATIVE_WORK, acceptedAnswer: ['Answer'] },
    required: ['name', 'acceptedAnswer'],
  },
  Answer: { properties: CREATIVE_WORK, required: ['text'] },
  Person: { properties: THING, required: ['name'] },
  Place: { properties: THING, required: ['name'] },
  Country: { properties: THING, required: ['name'] },
  ImageObject: { properties: CREATIVE_WORK, required: ['url'] },
  PostalAddress: {
    properties: {
      ...THING,
      streetAddress: TEXT,
      addressLocality: TEXT,
      addressCountry: ['Text', 'Country'],
    },
    required: ['streetAddress', 'addressLocality', 'addressCountry'],
  },
  ContactPoint: {
    properties: {
      ...THING,
      telephone: TEXT,
      email: TEXT,
      contactType: TEXT,
      availableLanguage: TEXT,
    },
    required: ['contactType'],
  },
};

const DATE = /^\d{4}-\d\d-\d\d$/;
const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  Number: (value) => typeof value === 'number',
  Integer: (value) => Number.isInteger(value),
  Date: (value) => typeof value === 'string' && DATE.test(value),
  DateTime: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  ItemAvailability: (value) =>
    typeof value === 'string' && /^https:\/\/schema\.org\/[A-Z]\w+$/.test(value),
};

/** What is wrong with structured data by the definitions of schema.org, by path; nothing when it is right. */
export function schemaOrgFaults(data: object): string[] {
  const { '@context': context } = data as { '@context'?: unknown };
  return [
    ...(context === 'https://schema.org' ? [] : ['@context is not that of schema.org']),
    ...faultsOf(data as Record<string, unknown>, ''),
  ];
}

function faultsOf(data: Readonly<Record<string, unknown>>, path: string): string[] {
  const type = String(data['@type']);
  const definition = DEFINITIONS[type];
  if (!definition) return [`${path}${type} is no type in use`];
  const here = `${path}${type}`;
  return [
    ...definition.required
      .filter((name) => data[name] === undefined)
      .map((name) => `${here}.${name} is missing`),
    ...Object.entries(data)
      .filter(([name]) => !name.startsWith('@'))
      .flatMap(([name, value]) => {
        const range = definition.properties[name];
        if (!range) return [`${here}.${name} is no property of it`];
        const values = Array.isArray(value) ? (value as unknown[]) : [value];
        return values.flatMap((one) => valueFaults(one, range, `${here}.${name}`));
      }),
  ];
}

function valueFaults(value: unknown, range: readonly string[], path: string): string[] {
  if (typeof value === 'object' && value !== null) {
    const data = value as Record<string, unknown>;
    const type = String(data['@type']);
    return range.includes(type) ? faultsOf(data, `${path}.`) : [`${path} is no ${type}`];
  }
  return range.some((type) => SCALARS[type]?.(value))
    ? []
    : [`${path} is not ${range.join(' or ')}`];
}
