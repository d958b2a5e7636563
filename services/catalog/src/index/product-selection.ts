import { Bitset } from './bitset';
import type { CatalogueSnapshot, FacetName } from './catalogue-snapshot';
import { at, FACETS } from './catalogue-snapshot';

export type ProductFilter = {
  category?: readonly string[] | undefined;
  brand?: readonly string[] | undefined;
  phase?: readonly string[] | undefined;
  inverterType?: readonly string[] | undefined;
  labels?: readonly string[] | undefined;
  inStock?: boolean | undefined;
  minPower?: number | undefined;
  maxPower?: number | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
};

export type FacetCount = { value: string; count: number };
export type Range = { min: number; max: number };
export type SelectionFacets = {
  values: Record<FacetName, FacetCount[]>;
  inStock: number;
  power: Range | null;
  price: Range | null;
};

/** The prices that a selection filters and counts by, by position. */
export type PriceColumn = {
  /** Amount per position, NaN without a price. */
  amounts: Float64Array;
  onSale: Bitset;
};

type Dimension = FacetName | 'inStock' | 'power' | 'price';

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
    filter: ProductFilter,
  ) {
    for (const facet of FACETS) this.limitTo(facet, filter[facet]);
    if (filter.inStock) this.limits.set('inStock', scope.inStock);
    this.limitRange('power', scope.snapshot.power, filter.minPower, filter.maxPower);
    if (scope.prices) {
      this.limitRange('price', scope.prices.amounts, filter.minPrice, filter.maxPrice);
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
      FACETS.map((facet) => [facet, this.facetCounts(facet)]),
    ) as Record<FacetName, FacetCount[]>;
    return {
      values,
      inStock: this.matchesWithout('inStock').countWith(this.scope.inStock),
      power: rangeOf(this.scope.snapshot.power, this.matchesWithout('power')),
      price: this.scope.prices
        ? rangeOf(this.scope.prices.amounts, this.matchesWithout('price'))
        : null,
    };
  }

  private facetCounts(facet: FacetName): FacetCount[] {
    const matches = this.matchesWithout(facet);
    return [...this.setsOf(facet)]
      .map(([value, set]) => ({ value, count: matches.countWith(set) }))
      .filter(({ count }) => count > 0);
  }

  /** The value sets of a facet; a sale is a discount, so only viewers with prices have that label. */
  private setsOf(facet: FacetName): [string, Bitset][] {
    const sets = [...this.scope.snapshot.facets[facet]];
    if (facet === 'labels' && this.scope.prices) sets.push(['sale', this.scope.prices.onSale]);
    if (facet === 'labels') sets.push(['out-of-stock', this.outOfStock()]);
    return sets;
  }

  private outOfStock(): Bitset {
    return Bitset.full(this.scope.snapshot.size).andNot(this.scope.inStock);
  }

  private limitTo(facet: FacetName, wanted: readonly string[] | undefined): void {
    if (!wanted || wanted.length === 0) return;
    const sets =
      facet === 'labels' ? new Map(this.setsOf(facet)) : this.scope.snapshot.facets[facet];
    const union = Bitset.empty(this.scope.snapshot.size);
    for (const value of wanted) {
      const set = sets.get(value);
      if (set) union.or(set);
    }
    this.limits.set(facet, union);
  }

  private limitRange(
    dimension: 'power' | 'price',
    values: Float64Array,
    min: number | undefined,
    max: number | undefined,
  ): void {
    if (min === undefined && max === undefined) return;
    const inside = Bitset.empty(values.length);
    values.forEach((value, position) => {
      if (value >= (min ?? -Infinity) && value <= (max ?? Infinity)) inside.add(position);
    });
    this.limits.set(dimension, inside);
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
