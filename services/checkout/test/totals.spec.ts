import fc from 'fast-check';
import { money } from '@solar/contracts/common/money';
import { LIMITS } from '@solar/contracts/common/limits';
import { subtotalOf, totalsOf, withLineTotals } from '../src/pricing/totals';
import { isAvailable, shippingCost, type ShippingRate } from '../src/shipping/shipping-cost';

const priced = fc.record({
  unit: fc.integer({ min: 1, max: 10_000_000 }).map((amount) => money(amount, 'USD')),
  quantity: fc.integer({ min: 1, max: LIMITS.lineQuantityMax }),
});
const lines = fc.array(priced, { minLength: 1, maxLength: LIMITS.cartLinesMax });
const tax = fc.record({
  name: fc.constant({ en: 'VAT', fr: 'TVA' }),
  basisPoints: fc.integer({ min: 0, max: 3_000 }),
  appliesToShipping: fc.boolean(),
});

const rate: ShippingRate = {
  countries: ['AE'],
  baseMinor: 2_500,
  perKgMinor: 40,
  freeFromMinor: 500_000,
  maxWeightGrams: 30_000,
  active: true,
};

describe('totals', () => {
  it('sums to the total in integers, whatever the lines, shipping and tax', () => {
    fc.assert(
      fc.property(lines, fc.nat(10_000_000), tax, (cart, shippingMinor, rule) => {
        const subtotal = subtotalOf(cart, 'USD');
        const totals = totalsOf(subtotal, money(shippingMinor, 'USD'), rule, 'en');
        expect(totals.total.amount).toBe(
          totals.subtotal.amount + totals.shipping.amount + totals.tax.amount,
        );
        expect(Number.isSafeInteger(totals.total.amount)).toBe(true);
        const lineSum = withLineTotals(cart).reduce((sum, line) => sum + line.lineTotal.amount, 0);
        expect(lineSum).toBe(subtotal.amount);
      }),
    );
  });

  it('is off the exact tax by half a minor unit at most', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(1_000_000), tax, (goods, ship, rule) => {
        const totals = totalsOf(money(goods, 'USD'), money(ship, 'USD'), rule, 'en');
        const base = rule.appliesToShipping ? goods + ship : goods;
        expect(Math.abs(totals.tax.amount * 10_000 - base * rule.basisPoints)).toBeLessThanOrEqual(
          5_000,
        );
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        expect(subtotalOf([...cart].reverse(), 'USD')).toEqual(subtotalOf(cart, 'USD'));
      }),
    );
  });

  it('refuses to add currencies', () => {
    const mixed = [
      { unit: money(1, 'USD'), quantity: 1 },
      { unit: money(1, 'AED'), quantity: 1 },
    ];
    expect(() => subtotalOf(mixed, 'USD')).toThrow(RangeError);
  });

  it('rounds 5 % of 0.30 up and of 0.29 down to a cent', () => {
    const vat = {
      name: { en: 'VAT 5 %', fr: 'TVA 5 %' },
      basisPoints: 500,
      appliesToShipping: false,
    };
    expect(totalsOf(money(30, 'USD'), money(0, 'USD'), vat, 'en').tax.amount).toBe(2);
    expect(totalsOf(money(29, 'USD'), money(0, 'USD'), vat, 'en').tax.amount).toBe(1);
  });
});

describe('the name of the tax', () => {
  const none = money(0, 'USD');
  it.each([
    [{ en: 'VAT 5 %', fr: 'TVA 5 %' }, 'TVA 5 %'],
    [{ en: 'VAT 5 %', fr: '' }, 'VAT 5 %'],
  ])('of %j is that of the purchase, and the others are kept', (name, taxName) => {
    const rule = { name, basisPoints: 500, appliesToShipping: false };
    expect(totalsOf(none, none, rule, 'fr')).toMatchObject({ taxName, taxNames: name });
  });
});

describe('shipping', () => {
  const parcel = { country: 'AE', subtotal: money(10_000, 'USD'), weightGrams: 2_001 };

  it('charges the base and every started kilogram', () => {
    expect(shippingCost(rate, parcel)).toEqual(money(2_500 + 3 * 40, 'USD'));
  });

  it('is free from the threshold on', () => {
    expect(shippingCost(rate, { ...parcel, subtotal: money(500_000, 'USD') }).amount).toBe(0);
    expect(shippingCost(rate, { ...parcel, subtotal: money(499_999, 'USD') }).amount).toBe(2_620);
  });

  it('serves only its countries, up to its weight, while active', () => {
    expect(isAvailable(rate, parcel)).toBe(true);
    expect(isAvailable(rate, { ...parcel, country: 'FR' })).toBe(false);
    expect(isAvailable({ ...rate, countries: [] }, { ...parcel, country: 'FR' })).toBe(true);
    expect(isAvailable(rate, { ...parcel, weightGrams: 30_001 })).toBe(false);
    expect(isAvailable({ ...rate, active: false }, parcel)).toBe(false);
  });
});
