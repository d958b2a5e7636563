import type { SourcedValue } from '@solar/contracts/catalog/product-data';
import type { Requirements } from '@solar/contracts/catalog/required-values';
import type {
  AttributeRecord,
  BrandRecord,
  CategoryRecord,
  ProductRecord,
  SnapshotRecords,
} from './catalogue-records';
import { attributeColumns, type AttributeColumn } from './attribute-columns';
import { Bitset } from './bitset';
import { skuKey } from './sku-key';

export const FACETS = ['category', 'brand', 'labels'] as const;
export type FacetName = (typeof FACETS)[number];

/** Orders that do not depend on who looks. */
type SnapshotOrder = 'relevance' | 'name' | '-name' | 'power' | '-power' | '-createdAt' | '-rating';

export type IndexedProduct = {
  record: ProductRecord;
  category: CategoryRecord;
  brand: BrandRecord;
};

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * The active catalogue laid out for reading: a product is a position, a filter value is a bitset of positions,
 * an order is a permutation. Immutable; a change of the catalogue makes a new one.
 */
export class CatalogueSnapshot {
  readonly products: readonly IndexedProduct[];
  readonly categories: readonly CategoryRecord[];
  readonly brands: readonly BrandRecord[];
  readonly attributes: ReadonlyMap<string, AttributeRecord>;
  readonly facets: Record<FacetName, Map<string, Bitset>>;
  /** The attributes that may be filtered by. */
  readonly columns: ReadonlyMap<string, AttributeColumn>;
  readonly power: Float64Array;
  private readonly positions = new Map<string, number>();
  private readonly skuPositions: ReadonlyMap<string, number>;
  private readonly orders: Record<SnapshotOrder, Uint32Array>;
  private readonly categoryById: Map<string, CategoryRecord>;

  constructor(records: SnapshotRecords) {
    this.categories = [...records.categories].sort(byPosition);
    this.brands = [...records.brands].sort((a, b) => collator.compare(a.name, b.name));
    this.attributes = new Map([...records.attributes].map((one) => [one.code, one]));
    this.categoryById = new Map(this.categories.map((category) => [category._id, category]));
    const brandById = new Map(this.brands.map((brand) => [brand._id, brand]));
    this.products = [...records.products].flatMap((record) => {
      const category = this.categoryById.get(record.categoryId);
      const brand = brandById.get(record.brandId);
      return record.active && category && brand ? [{ record, category, brand }] : [];
    });
    this.power = Float64Array.from(this.products, ({ record }) => record.powerW ?? NaN);
    this.facets = this.buildFacets();
    this.columns = attributeColumns(this.products, this.attributes.values());
    this.orders = this.buildOrders();
    this.buildPositions();
    this.skuPositions = new Map(this.products.map(({ record }, at) => [skuKey(record.sku), at]));
  }

  get size(): number {
    return this.products.length;
  }

  /** The product at a position of this snapshot. */
  at(position: number): IndexedProduct {
    const product = this.products[position];
    if (!product) throw new RangeError(`No product at ${position}`);
    return product;
  }

  /** Position of the product with this id, slug or former slug. */
  positionOf(idOrSlug: string): number | undefined {
    return this.positions.get(idOrSlug);
  }

  /** Position of the product with this SKU, however it is separated. */
  positionOfSku(sku: string): number | undefined {
    return this.skuPositions.get(skuKey(sku));
  }

  order(name: SnapshotOrder): Uint32Array {
    return this.orders[name];
  }

  /** The first product of a category, as a list without a search begins. */
  leading(categorySlug: string): IndexedProduct | undefined {
    const members = this.facets.category.get(categorySlug);
    const first = members && this.orders.relevance.find((position) => members.has(position));
    return first === undefined ? undefined : this.products[first];
  }

  /** The category and the ones above it, the topmost first. */
  categoryPath(category: CategoryRecord): CategoryRecord[] {
    const path: CategoryRecord[] = [];
    let current: CategoryRecord | undefined = category;
    while (current && !path.includes(current)) {
      path.unshift(current);
      current = current.parentId === null ? undefined : this.categoryById.get(current.parentId);
    }
    return path;
  }

  /** What the category and the ones above it ask for, of the attributes that there are. */
  requiredOf(category: CategoryRecord): Requirements {
    const path = this.categoryPath(category);
    const exists = (code: string) => this.attributes.has(code);
    return {
      requiredAttributes: path.flatMap((one) => one.requiredAttributes ?? []).filter(exists),
      requiredWhen: path
        .flatMap((one) => one.requiredWhen ?? [])
        .filter(({ code }) => exists(code)),
    };
  }

  /** What the category and the ones above it say of their products; the nearest has the last word. */
  givenBy(category: CategoryRecord): SourcedValue[] {
    const given = new Map<string, SourcedValue>();
    for (const { attributes = [] } of this.categoryPath(category)) {
      for (const one of attributes) given.set(one.code, one);
    }
    return [...given.values()];
  }

  private buildFacets(): Record<FacetName, Map<string, Bitset>> {
    const facets = { category: map(), brand: map(), labels: map() };
    const put = (facet: FacetName, value: string, position: number) => {
      const set = facets[facet].get(value) ?? Bitset.empty(this.products.length);
      set.add(position);
      facets[facet].set(value, set);
    };
    this.products.forEach(({ record, category, brand }, position) => {
      for (const one of this.categoryPath(category)) put('category', one.slug, position);
      put('brand', brand.slug, position);
      for (const label of record.labels) put('labels', label, position);
    });
    return facets;
  }

  private buildOrders(): Record<SnapshotOrder, Uint32Array> {
    const names = this.products.map(({ brand, record }) => `${brand.name} ${record.name}`);
    const byName = (a: number, b: number) => collator.compare(names[a] ?? '', names[b] ?? '');
    const alphabetical = Uint32Array.from(names.keys()).sort(byName);
    const rank = new Uint32Array(names.length);
    alphabetical.forEach((position, index) => (rank[position] = index));
    const record = (position: number) => this.at(position).record;
    const sorted = (compare: (a: number, b: number) => number) =>
      alphabetical.slice().sort((a, b) => compare(a, b) || at(rank, a) - at(rank, b));
    return {
      name: alphabetical,
      '-name': alphabetical.slice().reverse(),
      power: sorted((a, b) => missingLast(at(this.power, a), at(this.power, b))),
      '-power': sorted((a, b) => missingLast(-at(this.power, a), -at(this.power, b))),
      '-createdAt': sorted((a, b) => record(b).createdAt.getTime() - record(a).createdAt.getTime()),
      '-rating': sorted((a, b) => bayesianRating(record(b)) - bayesianRating(record(a))),
      relevance: sorted((a, b) => prominence(record(b)) - prominence(record(a))),
    };
  }

  private buildPositions(): void {
    this.products.forEach(({ record }, position) => {
      for (const slug of record.formerSlugs) this.positions.set(slug, position);
    });
    this.products.forEach(({ record }, position) => {
      this.positions.set(record._id, position);
      this.positions.set(record.slug, position);
    });
  }
}

function map(): Map<string, Bitset> {
  return new Map();
}

function byPosition(a: CategoryRecord, b: CategoryRecord): number {
  return a.position - b.position || collator.compare(a.name.en, b.name.en);
}

/** A value of a column; NaN where there is none. */
export function at(column: Float64Array | Uint32Array, position: number): number {
  return column[position] ?? NaN;
}

/** Ascending, with what has no value (NaN) at the end. */
export function missingLast(a: number, b: number): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1;
  return Number.isNaN(b) ? -1 : a - b;
}

/** Mean rating assumed of a product that nobody has reviewed, and the number of reviews that it weighs as much as. */
const PRIOR_RATING = 3;
const PRIOR_REVIEWS = 5;

/** Bayesian average, so that a single five-star review does not come before many good ones. */
function bayesianRating({ rating: { average, count } }: ProductRecord): number {
  return (average * count + PRIOR_RATING * PRIOR_REVIEWS) / (count + PRIOR_REVIEWS);
}

function prominence(record: ProductRecord): number {
  return (
    (record.featured ? 4 : 0) +
    (record.labels.includes('bestseller') ? 2 : 0) +
    (record.labels.includes('recommended') ? 1 : 0)
  );
}
