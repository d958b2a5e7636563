import fc from 'fast-check';
import { effectivePrice, type PriceInputs } from '../../src/pricing/effective-price';

const amount = fc.option(fc.integer({ min: 0, max: 100_000_000 }), { nil: null });
const inputs: fc.Arbitrary<PriceInputs> = fc.record({
  currency: fc.constantFrom('USD', 'KWD'),
  base: amount,
  sale: amount,
  listPrice: amount,
  groupDiscountBasisPoints: fc.integer({ min: 0, max: 10_000 }),
});

const currency = 'USD';

describe('effective price', () => {
  it('is never zero, negative or fractional', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const price = effectivePrice(given);
        return price === null || (Number.isInteger(price.amount) && price.amount > 0);
      }),
    );
  });

  it('is the list price whenever there is one', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 1, max: 100_000_000 }), (given, listPrice) => {
        expect(effectivePrice({ ...given, listPrice })).toEqual({
          amount: listPrice,
          source: 'priceList',
        });
      }),
    );
  });

  it('never exceeds the base price without a list, and ignores the sale price under a group discount', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const price = effectivePrice({ ...given, listPrice: null });
        if (price === null || given.base === null) return;
        expect(price.amount).toBeLessThanOrEqual(given.base);
        if (given.groupDiscountBasisPoints > 0) expect(price.source).toBe('group');
      }),
    );
  });

  it('falls with a growing discount', () => {
    const discount = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), discount, discount, (base, a, b) => {
        const at = (groupDiscountBasisPoints: number) =>
          effectivePrice({ currency, base, sale: null, listPrice: null, groupDiscountBasisPoints })
            ?.amount ?? 0;
        expect(at(Math.max(a, b))).toBeLessThanOrEqual(at(Math.min(a, b)));
      }),
    );
  });

  it.each([
    [{ base: 1000, sale: 900, listPrice: null, groupDiscountBasisPoints: 0 }, 900, 'sale'],
    [{ base: 1000, sale: 900, listPrice: null, groupDiscountBasisPoints: 500 }, 950, 'group'],
    [{ base: 1000, sale: 900, listPrice: 1200, groupDiscountBasisPoints: 500 }, 1200, 'priceList'],
    [{ base: 1000, sale: null, listPrice: null, groupDiscountBasisPoints: 0 }, 1000, 'base'],
    [{ base: null, sale: null, listPrice: 700, groupDiscountBasisPoints: 0 }, 700, 'priceList'],
    [{ base: 1005, sale: null, listPrice: null, groupDiscountBasisPoints: 1000 }, 904, 'group'],
  ] as const)('%j costs %d by %s', (given, expected, source) => {
    expect(effectivePrice({ currency, ...given })).toEqual({ amount: expected, source });
  });

  it.each([
    { base: null, sale: 900, listPrice: null, groupDiscountBasisPoints: 0 },
    { base: 0, sale: null, listPrice: null, groupDiscountBasisPoints: 0 },
    { base: 1000, sale: null, listPrice: null, groupDiscountBasisPoints: 10_000 },
  ])('%j is no price', (given) => {
    expect(effectivePrice({ currency, ...given })).toBeNull();
  });
});
