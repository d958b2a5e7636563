import { addMoney, money, shareOfMoney } from '@solar/contracts/common/money';
import fc from 'fast-check';
import { creditedSums, sumsInDirhams, sumsOf, taxedLines } from '../src/documents/taxed-lines';

const usd = (amount: number) => money(amount, 'USD');
const goods = fc.array(
  fc.record({
    unit: fc.integer({ min: 1, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 900 }),
  }),
  { minLength: 1, maxLength: 12 },
);
const line = (unit: number, quantity: number) => ({
  sku: 'S',
  name: 'N',
  quantity,
  unit: usd(unit),
  net: usd(unit * quantity),
});

/** An invoice as the pricing makes its order. */
const invoice = fc
  .record({
    goods,
    shipping: fc.integer({ min: 0, max: 90_000 }),
    basisPoints: fc.constantFrom(0, 500, 550, 2_000),
    taxShipping: fc.boolean(),
  })
  .map(({ goods: rows, shipping, basisPoints, taxShipping }) => {
    const lines = rows.map(({ unit, quantity }) => line(unit, quantity));
    const subtotal = lines.reduce((sum, { net }) => addMoney(sum, net), usd(0));
    const whole = addMoney(subtotal, usd(shipping));
    const tax = shareOfMoney(taxShipping ? whole : subtotal, basisPoints);
    const taxed = taxedLines(lines, shipping > 0 ? line(shipping, 1) : null, {
      subtotal,
      tax,
      taxBasisPoints: basisPoints,
    });
    return { taxed, sums: sumsOf(taxed, 'USD'), tax, total: addMoney(whole, tax) };
  });

it('shares the tax of an order among its lines without losing or making a cent', () => {
  fc.assert(
    fc.property(invoice, ({ taxed, sums, tax, total }) => {
      expect(sums.tax).toEqual(tax);
      expect(sums.total).toEqual(total);
      expect(taxed.every((row) => row.tax.amount >= 0)).toBe(true);
    }),
  );
});

it('gives back with all credit notes exactly what the invoice had, net and tax', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(invoice, parts, ({ sums }, weights) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      let before = { net: usd(0), tax: usd(0), total: usd(0) };
      weights.forEach((weight, index) => {
        const left = sums.total.amount - before.total.amount;
        const last = index === weights.length - 1;
        const amount = last
          ? left
          : Math.min(left, Math.floor((sums.total.amount * weight) / whole));
        const credited = creditedSums(amount, sums, before);
        expect(credited.total).toEqual(usd(amount));
        expect(credited.tax.amount).toBeGreaterThanOrEqual(0);
        expect(credited.net.amount + credited.tax.amount).toBe(amount);
        before = {
          net: addMoney(before.net, credited.net),
          tax: addMoney(before.tax, credited.tax),
          total: addMoney(before.total, credited.total),
        };
      });
      expect(before).toEqual(sums);
    }),
  );
});

it('states the sums in dirhams at the rate, and at one when they are dirhams', () => {
  const sums = { net: usd(10_000), tax: usd(500), total: usd(10_500) };
  const rate = { rate: '3.6725', rateDate: '2026-11-24' };
  expect(sumsInDirhams(sums, rate)).toEqual({
    ...rate,
    net: money(36_725, 'AED'),
    tax: money(1_836, 'AED'),
    total: money(38_561, 'AED'),
  });
  const dirhams = { net: money(100, 'AED'), tax: money(5, 'AED'), total: money(105, 'AED') };
  expect(sumsInDirhams(dirhams, rate)).toEqual({ ...dirhams, rate: '1' });
});
