import {
  CONTENT_FIELDS,
  GALLERY_SUBJECTS,
  PAGE_COLLECTIONS,
  PAGE_TEMPLATES,
  PROJECT_SEGMENTS,
  PROJECT_SYSTEMS,
  RESOURCE_TYPES,
  type ContentKind,
} from '@solar/contracts/admin/content-http';
import { contentPath } from '@solar/contracts/admin/content-paths';
import { CONTENT_PLACES, type ContentPlace } from './content-places';

/** How a field of a kind is edited. */
export type FieldSpec = { name: string; required?: boolean } & (
  | {
      type:
        | 'text'
        | 'date'
        | 'switch'
        | 'localized'
        | 'tags'
        | 'numbers'
        | 'localizedList'
        | 'figures'
        | 'diagram'
        | 'parent';
    }
  | { type: 'number'; min?: number; max?: number }
  | { type: 'select'; options: readonly string[] }
);

/** What is edited of a kind. */
interface ContentForm {
  /** Public address of an entry, when it has a page of its own. */
  publicPath?: (slug: string) => string;
  /** Whether entries carry a long text. */
  hasBody: boolean;
  hasImage: boolean;
  fields: readonly FieldSpec[];
}

/** A kind of content in the back office: its address, its public address, and its fields. */
export type ContentSection = ContentPlace & ContentForm;

/** Home has a screen of its own. */
const TEMPLATES = PAGE_TEMPLATES.filter((template) => template !== 'home');

/** Field names are those of CONTENT_FIELDS. */
const FORMS: Readonly<Record<ContentKind, ContentForm>> = {
  pages: {
    publicPath: (slug) => contentPath('pages', slug),
    hasBody: true,
    hasImage: true,
    fields: [
      { name: 'parentId', type: 'parent' },
      { name: 'template', type: 'select', options: TEMPLATES },
      { name: 'showInMenu', type: 'switch' },
      { name: 'protected', type: 'switch' },
      { name: 'opening', type: 'switch' },
      { name: 'collection', type: 'select', options: PAGE_COLLECTIONS },
      { name: 'figures', type: 'figures' },
    ],
  },
  'blog-posts': {
    publicPath: (slug) => contentPath('blog-posts', slug),
    hasBody: true,
    hasImage: true,
    fields: [
      { name: 'author', type: 'text', required: true },
      { name: 'publishedOn', type: 'date', required: true },
      { name: 'tags', type: 'tags' },
    ],
  },
  projects: {
    publicPath: (slug) => contentPath('projects', slug),
    hasBody: true,
    hasImage: true,
    fields: [
      { name: 'location', type: 'text', required: true },
      { name: 'locationFr', type: 'text' },
      { name: 'client', type: 'text' },
      { name: 'clientFr', type: 'text' },
      { name: 'segment', type: 'select', options: PROJECT_SEGMENTS, required: true },
      { name: 'system', type: 'select', options: PROJECT_SYSTEMS, required: true },
      { name: 'installedOn', type: 'date', required: true },
      { name: 'capacityKwp', type: 'number', min: 0, required: true },
      { name: 'annualProductionKwh', type: 'number', min: 0, required: true },
      { name: 'co2TonnesPerYear', type: 'number', min: 0, required: true },
      { name: 'challenge', type: 'localized' },
      { name: 'solution', type: 'localized' },
      { name: 'results', type: 'localized' },
      { name: 'monthlyKwh', type: 'numbers' },
      { name: 'singleLine', type: 'diagram' },
      { name: 'products', type: 'tags' },
      { name: 'tags', type: 'tags' },
    ],
  },
  services: {
    publicPath: (slug) => contentPath('services', slug),
    hasBody: true,
    hasImage: true,
    fields: [
      { name: 'showInMenu', type: 'switch' },
      { name: 'isNew', type: 'switch' },
      { name: 'benefits', type: 'localizedList' },
    ],
  },
  testimonials: {
    hasBody: false,
    hasImage: false,
    fields: [
      { name: 'author', type: 'text', required: true },
      { name: 'role', type: 'localized' },
      { name: 'rating', type: 'number', min: 1, max: 5, required: true },
    ],
  },
  faqs: {
    hasBody: true,
    hasImage: false,
    fields: [{ name: 'topic', type: 'text', required: true }],
  },
  partners: {
    hasBody: false,
    hasImage: true,
    fields: [{ name: 'url', type: 'text' }],
  },
  awards: {
    hasBody: false,
    hasImage: false,
    fields: [
      { name: 'year', type: 'number', min: 1990, max: 2100, required: true },
      { name: 'issuer', type: 'text', required: true },
    ],
  },
  team: {
    hasBody: false,
    hasImage: true,
    fields: [
      { name: 'role', type: 'localized', required: true },
      { name: 'office', type: 'localized' },
      { name: 'languages', type: 'tags' },
    ],
  },
  certificates: {
    hasBody: false,
    hasImage: false,
    fields: [
      { name: 'issuer', type: 'localized', required: true },
      { name: 'number', type: 'text', required: true },
      { name: 'validFrom', type: 'date', required: true },
      { name: 'validUntil', type: 'date', required: true },
      { name: 'file', type: 'text' },
    ],
  },
  gallery: {
    hasBody: false,
    hasImage: true,
    fields: [
      { name: 'subject', type: 'select', options: GALLERY_SUBJECTS, required: true },
      { name: 'url', type: 'text' },
      { name: 'press', type: 'switch' },
    ],
  },
  resources: {
    hasBody: true,
    hasImage: false,
    fields: [
      { name: 'type', type: 'select', options: RESOURCE_TYPES, required: true },
      { name: 'date', type: 'date', required: true },
      { name: 'url', type: 'text' },
      { name: 'speaker', type: 'text' },
    ],
  },
};

/** All kinds, in the order of the navigation. */
export const CONTENT_SECTIONS: readonly ContentSection[] = CONTENT_PLACES.map((place) => ({
  ...place,
  ...FORMS[place.kind],
}));

/** The section of an address below /admin. */
export function sectionOfPath(pathname: string): ContentSection {
  const part = pathname.split('/')[2];
  const section = CONTENT_SECTIONS.find(({ path }) => path === part);
  if (!section) throw new Error(`No content section at ${pathname}`);
  return section;
}

const EMPTY_VALUES: Record<FieldSpec['type'], () => unknown> = {
  text: () => '',
  date: () => '',
  number: () => 0,
  switch: () => false,
  select: () => undefined,
  localized: () => ({ en: '', fr: '' }),
  tags: () => [],
  numbers: () => [],
  localizedList: () => [],
  figures: () => [],
  diagram: () => [],
  parent: () => null,
};

/** Field values of a new entry. */
export function emptyFields(section: ContentSection): Record<string, unknown> {
  return Object.fromEntries(
    section.fields.map((field) => [
      field.name,
      field.type === 'select' ? field.options[0] : EMPTY_VALUES[field.type](),
    ]),
  );
}

/** The schema of the kind's own fields. */
export function fieldsSchemaOf(section: ContentSection) {
  return CONTENT_FIELDS[section.kind];
}
