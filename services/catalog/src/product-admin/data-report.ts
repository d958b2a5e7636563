import {
  DATA_STATES,
  DATA_WEIGHTS,
  type DataReport,
  type DataReportFilters,
  type DataReportRow,
  type DataState,
  type DataWeight,
} from '@solar/contracts/catalog/data-report-http';
import type { SourcedValue } from '@solar/contracts/catalog/product-data';
import { requiredCodes, type Requirements } from '@solar/contracts/catalog/required-values';
import { decidingFigures } from '@solar/solar/fit/deciding-figures';
import { kindOf } from '@solar/solar/fit/kind-of';
import type { AttributeRecord, CategoryRecord, ProductRecord } from '../index/catalogue-records';
import type { CatalogueSnapshot } from '../index/catalogue-snapshot';

export type ReportSource = {
  snapshot: CatalogueSnapshot;
  products: ReadonlyMap<string, ProductRecord>;
  categories: ReadonlyMap<string, CategoryRecord>;
  brandName: (brandId: string) => string;
  /** Pieces that can be sold. */
  available: (productId: string) => number;
};

/** A value that a category asks of a product, with what is known of it; what a reader sees is made of those that are shown. */
type Entry = {
  product: ProductRecord;
  category: CategoryRecord;
  attribute: AttributeRecord;
  value: SourcedValue | undefined;
  state: DataState;
  weight: DataWeight;
  /** The lower, the more it matters. */
  rank: number;
};
type Shares = { known: number; notPublished: number; missing: number };

/** What all products of a category have in common. */
type Asked = {
  category: CategoryRecord;
  given: readonly SourcedValue[];
  required: Requirements;
  path: readonly CategoryRecord[];
};

const SHARE_OF: Record<DataState, keyof Shares> = {
  known: 'known',
  'not-published': 'notPublished',
  missing: 'missing',
};
/** More than there are places of categories, and values that one asks for. */
const POSITIONS = 10_001;
const PLACES = 256;

/** Every value that a category asks of the products that match, whatever is known of it; what matters most comes first. */
export function reportEntries(source: ReportSource, filters: DataReportFilters): Entry[] {
  const text = filters.q?.toLowerCase();
  const askedBy = askedOnce(source);
  return [...source.products.values()]
    .filter(({ active }) => filters.active === undefined || active === filters.active)
    .filter(({ sku, name, brandId }) => {
      if (text === undefined) return true;
      return `${sku} ${source.brandName(brandId)} ${name}`.toLowerCase().includes(text);
    })
    .flatMap((product) => {
      const asked = askedBy(product.categoryId);
      return asked ? entriesOf(product, asked, source) : [];
    })
    .sort((a, b) => a.rank - b.rank || (a.product.sku < b.product.sku ? -1 : 1));
}

/** Those of the entries that the other filters leave. */
export function chosenEntries(
  entries: readonly Entry[],
  { category, attribute, state, weight }: DataReportFilters,
): Entry[] {
  return entries.filter(
    (entry) =>
      (category === undefined || entry.category.slug === category) &&
      (attribute === undefined || entry.attribute.code === attribute) &&
      (state === undefined || entry.state === state) &&
      (weight === undefined || entry.weight === weight),
  );
}

/** How complete each category is. */
export function categoryShares(entries: readonly Entry[]): DataReport['categories'] {
  const products = new Map<string, Set<string>>();
  const shares = new Map<string, DataReport['categories'][number]>();
  for (const { category, product, state } of entries) {
    const { slug, name } = category;
    const share = shares.get(slug) ?? { slug, name, products: 0, ...noShares() };
    const ofCategory = products.get(slug) ?? new Set();
    share[SHARE_OF[state]] += 1;
    share.products = ofCategory.add(product._id).size;
    shares.set(slug, share);
    products.set(slug, ofCategory);
  }
  return [...shares.values()].sort((a, b) => a.slug.localeCompare(b.slug));
}

/** How well each attribute is known; none while no category is chosen. */
export function attributeShares(
  entries: readonly Entry[],
  { category }: DataReportFilters,
): DataReport['attributes'] {
  const shares = new Map<string, DataReport['attributes'][number]>();
  for (const { attribute, category: of, state } of entries) {
    if (of.slug !== category) continue;
    const { code, name } = attribute;
    const share = shares.get(code) ?? { code, name, ...noShares() };
    share[SHARE_OF[state]] += 1;
    shares.set(code, share);
  }
  return [...shares.values()];
}

/** An entry as staff see it. */
export function rowOf(entry: Entry, { brandName }: ReportSource): DataReportRow {
  const { product, category, attribute, value, state, weight } = entry;
  const { _id: id, sku, name, brandId, active, version } = product;
  return {
    product: { id, sku, name, brand: brandName(brandId), active, version },
    category: { slug: category.slug, name: category.name },
    attribute: { code: attribute.code, name: attribute.name, unit: attribute.unit },
    ...{ state, weight },
    ...(value && { value: value.value }),
    ...(value?.source && { source: value.source }),
    ...(value?.confidence && { confidence: value.confidence }),
  };
}

function noShares(): Shares {
  return { known: 0, notPublished: 0, missing: 0 };
}

/** What a category asks for, found once for all of its products. */
function askedOnce({ snapshot, categories }: ReportSource) {
  const known = new Map<string, Asked | null>();
  return (categoryId: string): Asked | null => {
    const found = known.get(categoryId);
    if (found !== undefined) return found;
    const category = categories.get(categoryId);
    const asked = category
      ? {
          category,
          given: snapshot.givenBy(category),
          required: snapshot.requiredOf(category),
          path: snapshot.categoryPath(category),
        }
      : null;
    known.set(categoryId, asked);
    return asked;
  };
}

function entriesOf(
  product: ProductRecord,
  { category, given, required, path }: Asked,
  { snapshot, available }: ReportSource,
): Entry[] {
  const values = new Map([...given, ...product.attributes].map((one) => [one.code, one]));
  const deciding = decidingOf(product, path);
  const hidden = product.active ? 0 : 1;
  const gone = available(product._id) > 0 ? 0 : 1;
  return requiredCodes(required, [...values.values()]).flatMap((code, place): Entry[] => {
    const attribute = snapshot.attributes.get(code);
    if (!attribute) return [];
    const value = values.get(code);
    const state = stateOf(product, code, value);
    const weight = weightOf(attribute, deciding);
    const ranks = [
      [DATA_STATES.indexOf(state), DATA_STATES.length],
      [hidden, 2],
      [DATA_WEIGHTS.indexOf(weight), DATA_WEIGHTS.length],
      [gone, 2],
      [category.position, POSITIONS],
      [place, PLACES],
    ] as const;
    const rank = ranks.reduce((sum, [at, of]) => sum * of + at, 0);
    return [{ product, category, attribute, value, state, weight, rank }];
  });
}

function stateOf(
  { notPublished = [] }: ProductRecord,
  code: string,
  value: SourcedValue | undefined,
): DataState {
  if (value) return 'known';
  return notPublished.includes(code) ? 'not-published' : 'missing';
}

function weightOf(
  { code, filterable, highlight }: AttributeRecord,
  deciding: ReadonlySet<string>,
): DataWeight {
  if (deciding.has(code)) return 'fit';
  if (filterable) return 'filter';
  return highlight ? 'highlight' : 'datasheet';
}

const NOTHING: ReadonlySet<string> = new Set();

/** What the rules have to know of a product before they judge it. */
function decidingOf(
  { attributes }: ProductRecord,
  path: readonly CategoryRecord[],
): ReadonlySet<string> {
  const figures = Object.fromEntries(attributes.map(({ code, value }) => [code, value]));
  const kind = path.map(({ slug }) => kindOf(slug, figures)).find((one) => one !== null);
  return kind ? decidingFigures(kind) : NOTHING;
}
