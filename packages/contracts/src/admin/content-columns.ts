import type { ContentKind } from './content-fields';

/** A column of a table of content: the part of an entry that it fills, and how its cells are read. */
export type ContentColumn = {
  name: string;
  /** Dotted path in what editors enter. */
  path: string;
  /** `list` is separated by commas, `page` is the address of a page. */
  type: 'text' | 'number' | 'boolean' | 'list' | 'numbers' | 'page';
  required?: true;
  aliases?: readonly string[];
};

/** Kinds of content that are imported from tables. */
export const IMPORTED_CONTENT = [
  'pages',
  'blog-posts',
  'faqs',
  'testimonials',
  'projects',
] as const satisfies readonly ContentKind[];
export type ImportedContent = (typeof IMPORTED_CONTENT)[number];

const text = (name: string, path: string, aliases: readonly string[] = []): ContentColumn => ({
  ...{ name, path, aliases },
  type: 'text',
});
const own = (name: string, type: ContentColumn['type'], ...aliases: string[]): ContentColumn => ({
  ...{ name, type, aliases },
  path: `fields.${name}`,
});
const ownText = (name: string, french: string): ContentColumn[] => [
  text(`${name}En`, `fields.${name}.en`, [name]),
  text(`${name}Fr`, `fields.${name}.fr`, [french]),
];

const TEXTS: readonly ContentColumn[] = [
  { ...text('slug', 'slug', ['address', 'adresse', 'url']), required: true },
  { ...text('titleEn', 'title.en', ['title', 'name', 'question']), required: true },
  text('titleFr', 'title.fr', ['titre']),
  text('excerptEn', 'excerpt.en', ['summary', 'excerpt', 'quote']),
  text('excerptFr', 'excerpt.fr', ['résumé']),
];
const BODY: readonly ContentColumn[] = [
  text('bodyEn', 'body.en', ['text', 'body', 'answer', 'content']),
  text('bodyFr', 'body.fr', ['texte', 'réponse']),
];
const PICTURE: readonly ContentColumn[] = [
  text('image', 'image.path', ['picture', 'photo']),
  text('imageAltEn', 'image.alt.en', ['alt text', 'alternative text']),
  text('imageAltFr', 'image.alt.fr', ['texte alternatif']),
];
const SEARCH: readonly ContentColumn[] = [
  text('metaTitleEn', 'metaTitle.en', ['meta title', 'seo title']),
  text('metaTitleFr', 'metaTitle.fr'),
  text('metaDescriptionEn', 'metaDescription.en', ['meta description', 'seo description']),
  text('metaDescriptionFr', 'metaDescription.fr'),
];
const ARTICLE = [...TEXTS, ...BODY, ...PICTURE, ...SEARCH];

/** The columns of each kind; a column that a file has not got leaves that part as it is. */
export const CONTENT_COLUMNS: Readonly<Record<ImportedContent, readonly ContentColumn[]>> = {
  pages: [
    ...ARTICLE,
    own('parentId', 'page', 'parent', 'parent page', 'page parente'),
    own('template', 'text', 'modèle'),
    own('showInMenu', 'boolean', 'in menu', 'dans le menu'),
    own('protected', 'boolean', 'protégée'),
    own('opening', 'boolean', 'job opening', 'offre'),
  ],
  'blog-posts': [
    ...ARTICLE,
    own('author', 'text', 'auteur'),
    own('publishedOn', 'text', 'date', 'published on'),
    own('tags', 'list', 'étiquettes'),
  ],
  faqs: [...TEXTS, ...BODY, own('topic', 'text', 'category', 'thème')],
  testimonials: [
    ...TEXTS,
    own('author', 'text', 'customer', 'client', 'auteur'),
    ...ownText('role', 'fonction'),
    own('rating', 'number', 'stars', 'note'),
  ],
  projects: [
    ...ARTICLE,
    own('location', 'text', 'place', 'lieu'),
    own('locationFr', 'text', 'place fr', 'lieu fr'),
    own('client', 'text', 'customer'),
    own('clientFr', 'text', 'customer fr'),
    own('segment', 'text', 'market segment'),
    own('system', 'text', 'système'),
    own('installedOn', 'text', 'date', 'installed on'),
    own('capacityKwp', 'number', 'capacity', 'kwp', 'puissance'),
    own('annualProductionKwh', 'number', 'production', 'kwh a year'),
    own('co2TonnesPerYear', 'number', 'co2'),
    ...ownText('challenge', 'défi'),
    ...ownText('solution', 'solution fr'),
    ...ownText('results', 'résultats'),
    own('monthlyKwh', 'numbers', 'monthly production'),
    own('products', 'list', 'produits'),
    own('tags', 'list', 'étiquettes'),
  ],
};
