import { z } from 'zod';
import { LIMITS } from '../common/limits';
import { moneySchema, priceSchema, type Money } from '../common/money';
import type { PriceTier } from '../common/price-tiers';

/** Tiers of one price: more are no price list that anybody reads. */
export const PRICE_TIERS_MAX = 8;

/** A tier as it travels. */
export const priceTierSchema = z.object({
  from: z.number().int().min(2).max(LIMITS.lineQuantityMax),
  unit: moneySchema,
});

/** Tiers as staff set them: each from a higher quantity on and at a lower price than the one before. */
export const priceTiersInputSchema = z
  .array(
    z.strictObject({
      ...priceTierSchema.shape,
      unit: priceSchema,
    }),
  )
  .max(PRICE_TIERS_MAX)
  .refine(
    (tiers) =>
      tiers.every(({ from, unit }, index) => {
        const before = tiers[index - 1];
        return !before || (from > before.from && isBelow(unit, before.unit));
      }),
    'Each tier starts at a higher quantity and a lower price than the one before',
  );

/** Whether the tiers belong to a price: the first one is below it, in its currency. */
export function areTiersOf(price: Money | null, tiers: readonly PriceTier[]): boolean {
  const [first] = tiers;
  return !first || (price !== null && isBelow(first.unit, price));
}

function isBelow(one: Money, other: Money): boolean {
  return one.currency === other.currency && one.amount < other.amount;
}
