import { money } from '@solar/contracts/common/money';
import fc from 'fast-check';
import type { ProductRecord } from '../../src/index/catalogue-records';
import { stepsOf } from '../../src/price-list/price-explanations';
import type { PriceListDoc } from '../../src/price-list/price-list.schema';
import { effectivePrice } from '../../src/pricing/effective-price';

const DAY = '2026-03-07';
const usd = (amount: number) => money(amount, 'USD');
const amount = fc.integer({ min: 1, max: 500 });
const tiers = fc.array(fc.record({ from: fc.integer({ min: 2, max: 9 }), amount }), {
  maxLength: 3,
});
const list = fc.record({
  own: fc.boolean(),
  status: fc.constantFrom('approved' as const, 'pending' as const, 'rejected' as const),
  valid: fc.constantFrom('now', 'past', 'future'),
  currency: fc.constantFrom('USD', 'AED'),
  amount,
  tiers,
});
type List = typeof list extends fc.Arbitrary<infer T> ? T : never;

const pricedTiers = (of: { from: number; amount: number }[], currency = 'USD') =>
  of.map(({ from, amount: unit }) => ({ from, unit: money(unit, currency) }));

/** The lists in the order of their approval. */
function stored(one: List, index: number): PriceListDoc {
  return {
    ...{ _id: `prl_${index}`, name: `List ${index}`, status: one.status },
    customerId: one.own ? 'usr_1' : null,
    approvedAt: one.status === 'approved' ? new Date(index * 1_000) : null,
    validFrom: one.valid === 'future' ? '2026-03-08' : null,
    validUntil: one.valid === 'past' ? '2026-03-06' : null,
    items: [
      { price: money(one.amount, one.currency), tiers: pricedTiers(one.tiers, one.currency) },
    ],
  } as unknown as PriceListDoc;
}

/** The list that counts, as the specification has it: the customer's own, of several the one that was approved last. */
function counting(lists: readonly List[]): List | undefined {
  const valid = lists.filter(
    ({ status, valid: at, currency }) =>
      status === 'approved' && at === 'now' && currency === 'USD',
  );
  return valid.findLast(({ own }) => own) ?? valid.at(-1);
}

it('the rule that is said to count is the one that makes the price, with its tiers', () => {
  const cases = fc.record({
    base: fc.option(amount),
    sale: fc.option(amount),
    baseTiers: tiers,
    discount: fc.option(fc.constantFrom(0, 500, 3_333, 10_000)),
    lists: fc.array(list, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(cases, ({ base, sale, baseTiers, discount, lists }) => {
      const product = {
        ...{ base: base === null ? null : usd(base), sale: sale === null ? null : usd(sale) },
        tiers: pricedTiers(baseTiers),
      } as ProductRecord;
      const group =
        discount === null ? undefined : { name: 'Fitters', discountBasisPoints: discount };
      const rules = { lists: lists.map(stored), group, day: DAY, currency: 'USD' };
      const steps = stepsOf(product, rules);
      const applied = steps.filter(({ state }) => state === 'applies');
      const chosen = counting(lists);
      const price = effectivePrice({
        ...{ currency: 'USD', base, sale, baseTiers, groupDiscountBasisPoints: discount ?? 0 },
        ...{ listPrice: chosen?.amount ?? null, listTiers: chosen?.tiers },
      });
      expect(applied.length).toBeLessThanOrEqual(1);
      expect(applied[0]?.price?.amount ?? null).toBe(price?.amount ?? null);
      if (price === null) return;
      expect(applied[0]?.source).toBe(price.source);
      expect(applied[0]?.tiers).toEqual(pricedTiers(price.tiers));
      // What stands above it does not count for a reason of its own.
      const above = steps.slice(0, steps.indexOf(applied[0] as (typeof steps)[number]));
      expect(above.some(({ state }) => state === 'overridden')).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});
