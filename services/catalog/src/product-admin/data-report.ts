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
import { requiredCodes } from '@solar/contracts/catalog/required-values';
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

type Row = DataReportRow & { rank: readonly number[] };
type Shares = { known: number; notPublished: number; missing: number };

const SHARE_OF: Record<DataState, keyof Shares> = {
  known: 'known',
  'not-published': 'notPublished',
  missing: 'missing',
};

/** Every value that a category asks of the products that match, whatever is known of it; what matters most comes first. */
export function reportRows(source: ReportSource, filters: DataReportFilters): Row[] {
  const text = filters.q?.toLowerCase();
  return [...source.products.values()]
    .filter(({ active }) => filters.active === undefined || active === filters.active)
    .filter(({ sku, name, brandId }) => {
      const words = `${sku} ${source.brandName(brandId)} ${name}`.toLowerCase();
      return text === undefined || words.includes(text);
    })
    .flatMap((product) => rowsOf(product, source))
    .sort(byRank);
}

/** Those of the rows that the other filters leave. */
export function chosenRows(
  rows: readonly Row[],
  { category, attribute, state, weight }: DataReportFilters,
): Row[] {
  return rows.filter(
    (row) =>
      (category === undefined || row.category.slug === category) &&
      (attribute === undefined || row.attribute.code === attribute) &&
      (state === undefined || row.state === state) &&
      (weight === undefined || row.weight === weight),
  );
}

/** How complete each category is. */
export function categoryShares(rows: readonly Row[]): DataReport['categories'] {
  const products = new Map<string, Set<string>>();
  const shares = new Map<string, DataReport['categories'][number]>();
  for (const { category, product, state } of rows) {
    const share = shares.get(category.slug) ?? { ...category, products: 0, ...noShares() };
    const ofCategory = products.get(category.slug) ?? new Set();
    share[SHARE_OF[state]] += 1;
    share.products = ofCategory.add(product.id).size;
    shares.set(category.slug, share);
    products.set(category.slug, ofCategory);
  }
  return [...shares.values()].sort((a, b) => a.slug.localeCompare(b.slug));
}

/** How well each attribute is known; none while the rows are of several categories. */
export function attributeShares(
  rows: readonly Row[],
  { category }: DataReportFilters,
): DataReport['attributes'] {
  const shares = new Map<string, DataReport['attributes'][number]>();
  for (const { attribute, category: of, state } of rows) {
    if (of.slug !== category) continue;
    const { code, name } = attribute;
    const share = shares.get(code) ?? { code, name, ...noShares() };
    share[SHARE_OF[state]] += 1;
    shares.set(code, share);
  }
  return [...shares.values()];
}

function noShares(): Shares {
  return { known: 0, notPublished: 0, missing: 0 };
}

function rowsOf(product: ProductRecord, source: ReportSource): Row[] {
  const { snapshot } = source;
  const category = source.categories.get(product.categoryId);
  if (!category) return [];
  const given = snapshot.givenBy(category);
  const values = new Map([...given, ...product.attributes].map((one) => [one.code, one]));
  const asked = requiredCodes(snapshot.requiredOf(category), [...values.values()]);
  const deciding = decidingOf(product, category, snapshot);
  return asked.flatMap((code, place): Row[] => {
    const attribute = snapshot.attributes.get(code);
    if (!attribute) return [];
    const value = values.get(code);
    const state = stateOf(product, code, value);
    const weight = weightOf(attribute, deciding);
    return [
      {
        product: productView(product, source),
        category: { slug: category.slug, name: category.name },
        attribute: { code, name: attribute.name, unit: attribute.unit },
        ...{ state, weight },
        ...(value && { value: value.value }),
        ...(value?.source && { source: value.source }),
        ...(value?.confidence && { confidence: value.confidence }),
        rank: [
          DATA_STATES.indexOf(state),
          product.active ? 0 : 1,
          DATA_WEIGHTS.indexOf(weight),
          source.available(product._id) > 0 ? 0 : 1,
          category.position,
          place,
        ],
      },
    ];
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

/** What the rules have to know of a product before they judge it. */
function decidingOf(
  { attributes }: ProductRecord,
  category: CategoryRecord,
  snapshot: CatalogueSnapshot,
): ReadonlySet<string> {
  const figures = Object.fromEntries(attributes.map(({ code, value }) => [code, value]));
  const kind = snapshot
    .categoryPath(category)
    .map(({ slug }) => kindOf(slug, figures))
    .find((one) => one !== null);
  return kind ? decidingFigures(kind) : new Set();
}

function productView(
  { _id: id, sku, name, brandId, active, version }: ProductRecord,
  { brandName }: ReportSource,
): DataReportRow['product'] {
  return { id, sku, name, brand: brandName(brandId), active, version };
}

function byRank(a: Row, b: Row): number {
  const place = a.rank.findIndex((rank, index) => rank !== b.rank[index]);
  if (place >= 0) return (a.rank[place] ?? 0) - (b.rank[place] ?? 0);
  return a.product.sku.localeCompare(b.product.sku);
}
