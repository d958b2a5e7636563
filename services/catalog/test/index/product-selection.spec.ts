import fc from 'fast-check';
import type { AttributeFilter } from '@solar/contracts/catalog/attribute-filter';
import type { ProductRecord } from '../../src/index/catalogue-records';
import { CatalogueSnapshot } from '../../src/index/catalogue-snapshot';
import {
  ProductSelection,
  type ProductFilter,
  type SelectionScope,
} from '../../src/index/product-selection';
import { StockColumn } from '../../src/index/stock-column';
import { PriceBook, type PriceProfile } from '../../src/pricing/price-book';
import { ATTRIBUTES, CATEGORIES, productRecord, recordsOf } from './product-records';

type Sample = { record: ProductRecord; inStock: boolean };
type Value = ProductRecord['attributes'][number]['value'];

const attributeValues: Record<string, fc.Arbitrary<Value>> = {
  phase: fc.constantFrom('single', 'three'),
  trackers: fc.integer({ min: 1, max: 6 }),
  bifacial: fc.boolean(),
  sections: fc.subarray([4, 6, 10], { minLength: 1 }),
  cell: fc.constantFrom('TOPCon', 'PERC 2.0', 'a~b'),
  note: fc.constantFrom('x', 'y'),
};
const attributes = fc
  .tuple(
    ...Object.entries(attributeValues).map(([code, value]) =>
      fc.option(
        value.map((given) => ({ code, value: given })),
        { nil: null },
      ),
    ),
  )
  .map((all) => all.filter((one) => one !== null));

const sample: fc.Arbitrary<Omit<Sample, 'record'> & { fields: Partial<ProductRecord> }> = fc.record(
  {
    inStock: fc.boolean(),
    fields: fc.record({
      categoryId: fc.constantFrom(...CATEGORIES.map(({ _id }) => _id)),
      brandId: fc.constantFrom('brd_alpha', 'brd_beta', 'brd_gamma'),
      powerW: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
      attributes,
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
const wholeUnits = bound.map((cents) => (cents === undefined ? undefined : cents / 100));
const chosen = (code: string, values: string[]) =>
  fc.subarray(values, { minLength: 1 }).map((some): AttributeFilter => ({ code, values: some }));
const between = (code: string, max: number) =>
  fc
    .tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max }))
    .map(([min, top]): AttributeFilter => ({ code, values: [], min, max: top }));
const byAttributes = fc.uniqueArray(
  fc.oneof(
    chosen('phase', ['single', 'three']),
    chosen('bifacial', ['true', 'false']),
    chosen('sections', ['4', '6', '10']),
    chosen('cell', ['TOPCon', 'PERC 2.0', 'a-b', 'none']),
    chosen('trackers', ['2', 'many']),
    chosen('note', ['x']),
    between('power', 100),
    between('trackers', 6),
  ),
  { maxLength: 3, selector: ({ code }) => code },
);
const filters: fc.Arbitrary<ProductFilter> = fc.record({
  category: fc.option(fc.subarray(['panels', 'inverters', 'hybrid-inverters', 'nowhere']), {
    nil: undefined,
  }),
  brand: fc.option(fc.subarray(['alpha', 'beta', 'gamma']), { nil: undefined }),
  filter: byAttributes,
  inStock: fc.option(fc.boolean(), { nil: undefined }),
  minPrice: wholeUnits,
  maxPrice: wholeUnits,
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
  const price = record.base?.amount;
  const { minPrice, maxPrice } = filter;
  return (
    record.active &&
    any(filter.category, category?.slug, parent?.slug) &&
    any(filter.brand, record.brandId.slice(4)) &&
    (!filter.inStock || inStock) &&
    (filter.filter ?? []).every((one) => hasAttribute(record, one)) &&
    ((minPrice === undefined && maxPrice === undefined) ||
      (price !== undefined &&
        price >= Math.round(100 * (minPrice ?? 0)) &&
        price <= Math.round(100 * (maxPrice ?? 10))))
  );
}

function hasAttribute(record: ProductRecord, { code, values, min, max }: AttributeFilter): boolean {
  if (!ATTRIBUTES.some((one) => one.code === code && one.filterable)) return false;
  const given =
    code === 'power'
      ? record.powerW
      : (record.attributes.find((one) => one.code === code)?.value ?? null);
  if (given === null) return false;
  if (typeof given === 'number' && (min !== undefined || max !== undefined)) {
    return given >= (min ?? -Infinity) && given <= (max ?? Infinity);
  }
  const all = Array.isArray(given) ? given : [given];
  return all.some((one) => values.includes(String(one).replaceAll('~', '-')));
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
        for (const facet of ['category', 'brand'] as const) {
          for (const { value, count } of facets.values[facet]) {
            const chosen = { ...filter, [facet]: [value] };
            expect(count).toBe(all.filter((one) => passes(one, chosen)).length);
          }
        }
        for (const { definition, values, range } of facets.attributes) {
          const { code } = definition;
          const others = (filter.filter ?? []).filter((one) => one.code !== code);
          const under = (one: AttributeFilter) =>
            all.filter((product) => passes(product, { ...filter, filter: [...others, one] }));
          for (const { value, count } of values) {
            expect([code, value, count]).toEqual([
              code,
              value,
              under({ code, values: [value] }).length,
            ]);
          }
          if (range) {
            expect(under({ code, values: [], ...range })).toEqual(
              under({ code, values: [], min: -Infinity }),
            );
            expect(under({ code, values: [], max: range.min }).length).toBeGreaterThan(0);
            expect(under({ code, values: [], min: range.max }).length).toBeGreaterThan(0);
          }
        }
        const available = all.filter((one) => passes(one, { ...filter, inStock: true }));
        expect(facets.inStock).toBe(available.length);
      }),
    );
  });

  it('offers an attribute as soon as its row says so, and only where products differ in it', () => {
    const products = ['TOPCon', 'PERC'].map((cell, i) => {
      const own = [
        { code: 'cell', value: cell },
        { code: 'note', value: cell },
        { code: 'phase', value: 'three' },
      ];
      return { record: productRecord({ _id: `prd_${i}`, attributes: own }), inStock: true };
    });
    const codes = new ProductSelection(scopeOf(products), {})
      .facets()
      .attributes.map(({ definition }) => definition.code);
    expect(codes).toEqual(['cell']);
  });

  it('keeps a chosen value in its facet when nothing has it', () => {
    const record = productRecord({ _id: 'prd_1', brandId: 'brd_alpha' });
    const filter = { brand: ['beta'] };
    const beta = productRecord({ _id: 'prd_2', brandId: 'brd_beta', categoryId: 'cat_inverters' });
    const scope = scopeOf([record, beta].map((one) => ({ record: one, inStock: true })));
    const { values } = new ProductSelection(scope, { ...filter, category: ['panels'] }).facets();
    expect(values.brand).toContainEqual({ value: 'beta', count: 0 });
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
