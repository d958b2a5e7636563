import type {
  AttributeRecord,
  BrandRecord,
  CategoryRecord,
  ProductRecord,
  SnapshotRecords,
} from '../../src/index/catalogue-records';

const text = (en: string) => ({ en, fr: `${en} (fr)` });

export const CATEGORIES: CategoryRecord[] = ['panels', 'inverters', 'hybrid-inverters'].map(
  (slug, position) => ({
    _id: `cat_${slug}`,
    slug,
    name: text(slug),
    description: text(''),
    parentId: slug === 'hybrid-inverters' ? 'cat_inverters' : null,
    position,
    showInDesktopMenu: true,
    showInMobileMenu: true,
    version: 0,
  }),
);

export const BRANDS: BrandRecord[] = ['alpha', 'beta', 'gamma'].map((slug) => ({
  _id: `brd_${slug}`,
  slug,
  name: slug,
  description: text(''),
  website: '',
  version: 0,
}));

function attributeRecord(
  code: string,
  type: AttributeRecord['type'],
  fields: Partial<AttributeRecord> = {},
): AttributeRecord {
  return {
    _id: `atr_${code}`,
    code,
    name: text(code),
    type,
    unit: null,
    decimals: null,
    group: 'general',
    position: 0,
    required: false,
    highlight: false,
    filterable: true,
    comparable: true,
    searchTerms: text(''),
    options: [],
    version: 0,
    ...fields,
  };
}

/** An attribute of each type that may be filtered by, and one that may not. */
export const ATTRIBUTES: AttributeRecord[] = [
  attributeRecord('power', 'number', { unit: 'W' }),
  attributeRecord('phase', 'option', {
    options: ['single', 'three'].map((value) => ({ value, label: text(value) })),
  }),
  attributeRecord('trackers', 'number'),
  attributeRecord('bifacial', 'boolean'),
  attributeRecord('sections', 'list'),
  attributeRecord('cell', 'text'),
  attributeRecord('note', 'text', { filterable: false }),
];

/** A complete product record; the test names what matters to it. */
export function productRecord(
  fields: Partial<ProductRecord> & Pick<ProductRecord, '_id'>,
): ProductRecord {
  return {
    sku: fields._id.toUpperCase(),
    slug: fields._id.replace('_', '-'),
    formerSlugs: [],
    name: fields._id,
    categoryId: 'cat_panels',
    brandId: 'brd_alpha',
    summary: text(''),
    description: text(''),
    base: null,
    sale: null,
    powerW: null,
    labels: [],
    weightGrams: null,
    featured: false,
    active: true,
    demo: false,
    imageSlug: fields._id,
    attributes: [],
    downloads: [],
    rating: { average: 0, count: 0 },
    version: 0,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    updatedAt: new Date('2026-01-01T00:00:00Z'),
    ...fields,
  };
}

export function recordsOf(products: ProductRecord[]): SnapshotRecords {
  return {
    products,
    categories: CATEGORIES,
    brands: BRANDS,
    attributes: ATTRIBUTES,
  };
}
