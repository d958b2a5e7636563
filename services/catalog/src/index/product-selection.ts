import type { AttributeFilter } from '@solar/contracts/catalog/attribute-filter';
import type { AttributeColumn } from './attribute-columns';
import { Bitset } from './bitset';
import type { AttributeRecord } from './catalogue-records';
import { at, FACETS, type CatalogueSnapshot, type FacetName } from './catalogue-snapshot';

export type ProductFilter = {
  category?: readonly string[] | undefined;
  brand?: readonly string[] | undefined;
  labels?: readonly string[] | undefined;
  /** By attributes, one entry for each. */
  filter?: readonly AttributeFilter[] | undefined;
  inStock?: boolean | undefined;
  /** In whole units of the prices' currency. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
};

export type FacetCount = { value: string; count: number };
export type Range = { min: number; max: number };
/** An attribute under all the other filters: the counts of its values, or the ends of its numbers. */
export type AttributeCount = {
  definition: AttributeRecord;
  values: FacetCount[];
  range: Range | null;
};
export type SelectionFacets = {
  values: Record<FacetName, FacetCount[]>;
  attributes: AttributeCount[];
  inStock: number;
  price: Range | null;
};

/** The prices that a selection filters and counts by, by position. */
export type PriceColumn = {
  /** Minor units in a whole one. */
  unit: number;
  /** Amount per position in minor units, NaN without a price. */
  amounts: Float64Array;
  onSale: Bitset;
};

type Dimension = FacetName | 'inStock' | 'price' | AttributeColumn | 'unknown';

/** What a selection is made over. `prices` is null for viewers who may not see them. */
export type SelectionScope = {
  snapshot: CatalogueSnapshot;
  inStock: Bitset;
  prices: PriceColumn | null;
  /** Search hits; absent means the whole catalogue. */
  within?: Bitset;
};

/** The products that pass a filter, with the count of each filter value under all the other filters. */
export class ProductSelection {
  private readonly limits = new Map<Dimension, Bitset>();
  readonly matches: Bitset;

  constructor(
    private readonly scope: SelectionScope,
    private readonly filter: ProductFilter,
  ) {
    for (const facet of FACETS) this.limitTo(facet, filter[facet]);
    if (filter.inStock) this.limits.set('inStock', scope.inStock);
    for (const one of filter.filter ?? []) this.limitByAttribute(one);
    if (scope.prices && (filter.minPrice !== undefined || filter.maxPrice !== undefined)) {
      this.limits.set('price', priced(scope.prices, filter));
    }
    this.matches = this.matchesWithout(null);
  }

  get total(): number {
    return this.matches.count();
  }

  /** Positions of one page in the given order. */
  page(order: Iterable<number>, offset: number, limit: number): number[] {
    const found: number[] = [];
    let skipped = 0;
    for (const position of order) {
      if (found.length === limit) break;
      if (!this.matches.has(position)) continue;
      if (skipped < offset) skipped += 1;
      else found.push(position);
    }
    return found;
  }

  facets(): SelectionFacets {
    const values = Object.fromEntries(
      FACETS.map((facet) => [
        facet,
        countsOf(this.setsOf(facet), this.matchesWithout(facet), this.filter[facet]),
      ]),
    ) as Record<FacetName, FacetCount[]>;
    return {
      values,
      attributes: this.attributeCounts(),
      inStock: this.matchesWithout('inStock').countWith(this.scope.inStock),
      price: this.scope.prices
        ? rangeOf(this.scope.prices.amounts, this.matchesWithout('price'))
        : null,
    };
  }

  /** The attributes that most of the products have come first, and within those the order of the datasheet. */
  private attributeCounts(): AttributeCount[] {
    return [...this.scope.snapshot.columns.values()]
      .map((column) => this.attributeCount(column))
      .filter(({ values, range, chosen }) => chosen || values.length > 1 || isWide(range))
      .sort((a, b) => b.share - a.share)
      .map(({ definition, values, range }) => ({ definition, values, range }));
  }

  private attributeCount(column: AttributeColumn) {
    const among = this.matchesWithout(column);
    const { definition, numbers, sets, present } = column;
    const covered = among.countWith(present);
    return {
      definition,
      values: covered === 0 ? [] : countsOf(sets, among, this.chosenOf(definition.code)),
      range: numbers && covered > 0 ? rangeOf(numbers, among) : null,
      chosen: this.limits.has(column),
      share: Math.round((covered / Math.max(among.count(), 1)) * SHARES),
    };
  }

  private chosenOf(code: string): readonly string[] {
    return this.filter.filter?.find((one) => one.code === code)?.values ?? [];
  }

  /** The value sets of a facet; a sale is a discount, so only viewers with prices have that label. */
  private setsOf(facet: FacetName): Map<string, Bitset> {
    const known = this.scope.snapshot.facets[facet];
    if (facet !== 'labels') return known;
    const sets = new Map(known);
    if (this.scope.prices) sets.set('sale', this.scope.prices.onSale);
    return sets.set('out-of-stock', this.outOfStock());
  }

  private outOfStock(): Bitset {
    return Bitset.full(this.scope.snapshot.size).andNot(this.scope.inStock);
  }

  private limitTo(facet: FacetName, wanted: readonly string[] | undefined): void {
    if (!wanted || wanted.length === 0) return;
    this.limits.set(facet, this.union(this.setsOf(facet), wanted));
  }

  /** An attribute that is no filter, or no longer one, fits no product. */
  private limitByAttribute(filter: AttributeFilter): void {
    const column = this.scope.snapshot.columns.get(filter.code);
    if (!column) this.limits.set('unknown', Bitset.empty(this.scope.snapshot.size));
    else if (column.numbers) this.limits.set(column, withNumber(column.numbers, filter));
    else this.limits.set(column, this.union(column.sets, filter.values));
  }

  private union(sets: ReadonlyMap<string, Bitset>, wanted: readonly string[]): Bitset {
    const union = Bitset.empty(this.scope.snapshot.size);
    for (const value of wanted) {
      const set = sets.get(value);
      if (set) union.or(set);
    }
    return union;
  }

  private matchesWithout(left: Dimension | null): Bitset {
    if (left !== null && !this.limits.has(left)) return this.matches;
    const result = this.scope.within?.copy() ?? Bitset.full(this.scope.snapshot.size);
    for (const [dimension, set] of this.limits) {
      if (dimension !== left) result.and(set);
    }
    return result;
  }
}

/** Steps of the share of products that have an attribute; within a step the order of the datasheet holds. */
const SHARES = 5;

function isWide(range: Range | null): boolean {
  return range !== null && range.max > range.min;
}

/** Values that nothing has are left out, unless they are chosen: one has to see what to take away. */
function countsOf(
  sets: ReadonlyMap<string, Bitset>,
  among: Bitset,
  chosen: readonly string[] = [],
): FacetCount[] {
  return [...sets]
    .map(([value, set]) => ({ value, count: among.countWith(set) }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}

function withNumber(numbers: Float64Array, { values, min, max }: AttributeFilter): Bitset {
  if (min !== undefined || max !== undefined) return inside(numbers, min, max);
  const found = Bitset.empty(numbers.length);
  for (const value of values.map(Number)) found.or(inside(numbers, value, value));
  return found;
}

function inside(values: Float64Array, min = -Infinity, max = Infinity): Bitset {
  const found = Bitset.empty(values.length);
  for (let position = 0; position < values.length; position += 1) {
    const value = at(values, position);
    if (value >= min && value <= max) found.add(position);
  }
  return found;
}

function rangeOf(values: Float64Array, among: Bitset): Range | null {
  let min = Infinity;
  let max = -Infinity;
  among.forEach((position) => {
    const value = at(values, position);
    if (Number.isNaN(value)) return;
    if (value < min) min = value;
    if (value > max) max = value;
  });
  return min === Infinity ? null : { min, max };
}

/** Positions whose price is between the ends of the filter. */
function priced({ amounts, unit }: PriceColumn, { minPrice, maxPrice }: ProductFilter): Bitset {
  const minor = (end: number | undefined) =>
    end === undefined ? undefined : Math.round(end * unit);
  return inside(amounts, minor(minPrice), minor(maxPrice));
}
