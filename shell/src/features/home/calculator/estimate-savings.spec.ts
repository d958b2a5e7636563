import fc from 'fast-check';
import { ASSUMPTIONS, BILL_RANGE, estimateSavings } from './estimate-savings';

const bill = fc.double({ min: BILL_RANGE.min, max: BILL_RANGE.max, noNaN: true });

describe('estimateSavings', () => {
  it('sizes, prices and pays back a family home as worked out by hand', () => {
    // 1,500 AED a month / 0.38 = 47,368 kWh a year; 90 % of it / 1,700 = 25.08 kWp.
    const estimate = estimateSavings(1_500);
    expect(estimate.kwp).toBeCloseTo(25.08, 2);
    expect(estimate.yearlyKwh).toBeCloseTo(42_632, 0);
    expect(estimate.cost).toBeCloseTo(80_507, 0);
    expect(estimate.yearlySaving).toBeCloseTo(15_395, 0);
    expect(estimate.paybackYears).toBeCloseTo(5.28, 1);
    expect(estimate.co2TonnesPerYear).toBeCloseTo(17.05, 2);
  });

  it('never promises to save more than the bill', () => {
    fc.assert(
      fc.property(bill, (monthly) => {
        expect(estimateSavings(monthly).yearlySaving).toBeLessThanOrEqual(monthly * 12);
      }),
    );
  });

  it('gives a higher bill a larger system and a larger saving', () => {
    fc.assert(
      fc.property(bill, bill, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const small = estimateSavings(low);
        const large = estimateSavings(high);
        expect(large.kwp).toBeGreaterThanOrEqual(small.kwp);
        expect(large.yearlySaving).toBeGreaterThanOrEqual(small.yearlySaving - 1e-6);
        expect(large.cost).toBeGreaterThanOrEqual(small.cost - 1e-6);
      }),
    );
  });

  it('pays back within the life of the panels for every bill it takes', () => {
    fc.assert(
      fc.property(bill, (monthly) => {
        const { paybackYears, lifetimeSaving } = estimateSavings(monthly);
        expect(paybackYears).toBeGreaterThan(0);
        expect(paybackYears).toBeLessThan(ASSUMPTIONS.lifetimeYears);
        expect(lifetimeSaving).toBeGreaterThan(0);
      }),
    );
  });

  it('refuses what is no bill', () => {
    for (const wrong of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => estimateSavings(wrong)).toThrow(RangeError);
    }
  });
});
