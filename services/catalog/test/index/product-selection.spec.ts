import fc from 'fast-check';
import type { ProductRecord } from '../../src/index/catalogue-records';
import { CatalogueSnapshot } from '../../src/index/catalogue-snapshot';
import {
  ProductSelection,
  type ProductFilter,
  type SelectionScope,
} from '../../src/index/product-selection';
import { StockColumn } from '../../src/index/stock-column';
import { PriceBook, type PriceProfile } from '../../src/pricing/price-book';
import { CATEGORIES, productRecord, recordsOf } from './product-records';

type Sample = { record: ProductRecord; inStock: boolean };

const sample: fc.Arbitrary<Omit<Sample, 'record'> & { fields: Partial<ProductRecord> }> = fc.record(
  {
    inStock: fc.boolean(),
    fields: fc.record({
      categoryId: fc.constantFrom(...CATEGORIES.map(({ _id }) => _id)),
      brandId: fc.constantFrom('brd_alpha', 'brd_beta', 'brd_gamma'),
      phase: fc.constantFrom('single' as const, 'three' as const, null),
      powerW: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
      base: fc.option(
        fc.integer({ min: 1, max: 100 }).map((amount) => ({ amount, currency: 'USD' })),
        { nil: null },
      ),
      active: fc.boolean(),
    }),
  },
);
const samples = fc.array(sample, { maxLength: 70 }).map((all) =>
  all.map(({ fields, inStock }, i): Sample => ({
    record: productRecord({ _id: `prd_${i}`, ...fields }),
    inStock,
  })),
);

const bound = fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined });
const filters: fc.Arbitrary<ProductFilter> = fc.record({
  category: fc.option(fc.subarray(['panels', 'inverters', 'hybrid-inverters', 'nowhere']), {
    nil: undefined,
  }),
  brand: fc.option(fc.subarray(['alpha', 'beta', 'gamma']), { nil: undefined }),
  phase: fc.option(fc.subarray(['single', 'three']), { nil: undefined }),
  inStock: fc.option(fc.boolean(), { nil: undefined }),
  minPower: bound,
  maxPower: bound,
  minPrice: bound,
  maxPrice: bound,
});

function scopeOf(all: Sample[]): SelectionScope & { prices: PriceProfile } {
  const snapshot = new CatalogueSnapshot(recordsOf(all.map(({ record }) => record)));
  const stock = new StockColumn();
  stock.attach(snapshot);
  for (const { record, inStock } of all) {
    stock.set(record._id, { status: inStock ? 'in_stock' : 'out_of_stock', available: 1 });
  }
  const book = new PriceBook(snapshot, [], new Map(), 'USD');
  const prices = book.profileOf({ customerId: 'usr_1', groupId: null });
  return { snapshot, inStock: stock.inStock, prices };
}

/** The plain reading of a filter, one product at a time. */
function passes({ record, inStock }: Sample, filter: ProductFilter): boolean {
  const category = CATEGORIES.find(({ _id }) => _id === record.categoryId);
  const parent = CATEGORIES.find(({ _id }) => _id === category?.parentId);
  const any = (wanted: readonly string[] | undefined, ...values: (string | null | undefined)[]) =>
    !wanted || wanted.length === 0 || values.some((value) => value && wanted.includes(value));
  const between = (value: number | undefined, min?: number, max?: number) =>
    (min === undefined && max === undefined) ||
    (value !== undefined && value >= (min ?? 0) && value <= (max ?? 1000));
  return (
    record.active &&
    any(filter.category, category?.slug, parent?.slug) &&
    any(filter.brand, record.brandId.slice(4)) &&
    any(filter.phase, record.phase) &&
    (!filter.inStock || inStock) &&
    between(record.powerW ?? undefined, filter.minPower, filter.maxPower) &&
    between(record.base?.amount, filter.minPrice, filter.maxPrice)
  );
}

function idsOf(scope: SelectionScope, positions: number[]): string[] {
  return positions.map((position) => scope.snapshot.at(position).record._id);
}

describe('product selection', () => {
  it('finds what reading the products one by one finds', () => {
    fc.assert(
      fc.property(samples, filters, (all, filter) => {
        const scope = scopeOf(all);
        const selection = new ProductSelection(scope, filter);
        const expected = all.filter((one) => passes(one, filter)).map(({ record }) => record._id);
        const found = idsOf(scope, selection.page(scope.snapshot.order('name'), 0, 100));
        expect([...found].sort()).toEqual([...expected].sort());
        expect(selection.total).toBe(expected.length);
      }),
    );
  });

  it('counts a facet value as what one would get by choosing it alone in its facet', () => {
    fc.assert(
      fc.property(samples, filters, (all, filter) => {
        const scope = scopeOf(all);
        const facets = new ProductSelection(scope, filter).facets();
        for (const facet of ['category', 'brand', 'phase'] as const) {
          for (const { value, count } of facets.values[facet]) {
            const chosen = { ...filter, [facet]: [value] };
            expect(count).toBe(all.filter((one) => passes(one, chosen)).length);
          }
        }
        const available = all.filter((one) => passes(one, { ...filter, inStock: true }));
        expect(facets.inStock).toBe(available.length);
      }),
    );
  });

  it('pages without gaps or repetitions', () => {
    fc.assert(
      fc.property(samples, fc.integer({ min: 1, max: 10 }), (all, size) => {
        const scope = scopeOf(all);
        const selection = new ProductSelection(scope, {});
        const order = scope.snapshot.order('-power');
        const pages: number[] = [];
        for (let offset = 0; offset < selection.total; offset += size) {
          pages.push(...selection.page(order, offset, size));
        }
        expect(pages).toEqual(selection.page(order, 0, 1000));
        expect(new Set(pages).size).toBe(selection.total);
      }),
    );
  });

  it('orders by price in both directions with the products without a price last', () => {
    fc.assert(
      fc.property(samples, fc.constantFrom('rising' as const, 'falling' as const), (all, way) => {
        const { prices } = scopeOf(all);
        const order = [...prices.order(way)];
        const amounts = order.map((position) => prices.amounts[position] ?? NaN);
        const priced = amounts.filter((amount) => !Number.isNaN(amount));
        const sign = way === 'rising' ? 1 : -1;
        expect(amounts.slice(0, priced.length)).toEqual(priced);
        expect(priced).toEqual([...priced].sort((a, b) => sign * (a - b)));
      }),
    );
  });

  it('has no price range, sale label or price filter for a viewer without prices', () => {
    const record = productRecord({
      _id: 'prd_1',
      base: { amount: 100, currency: 'USD' },
      sale: { amount: 80, currency: 'USD' },
    });
    const seeing = scopeOf([{ record, inStock: true }]);
    const blind = { ...seeing, prices: null };
    expect(new ProductSelection(seeing, {}).facets().price).toEqual({ min: 80, max: 80 });
    expect(new ProductSelection(seeing, { labels: ['sale'] }).total).toBe(1);
    expect(new ProductSelection(blind, {}).facets().price).toBeNull();
    expect(new ProductSelection(blind, {}).facets().values.labels).toEqual([]);
    expect(new ProductSelection(blind, { labels: ['sale'] }).total).toBe(0);
    expect(new ProductSelection(blind, { maxPrice: 1 }).total).toBe(1);
  });
});
