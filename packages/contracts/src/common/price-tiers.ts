import type { Money } from './money-arithmetic';

/** What a piece costs from a quantity on. */
export type PriceTier = { from: number; unit: Money };

/**
 * What each piece costs when `quantity` of them are bought: the lowest of the price of one and of the tiers that the quantity
 * reaches, so that it never rises with the quantity. Apart from the schema of tiers, so that a browser counts without loading zod.
 */
export function unitPriceFor(
  { unit, tiers = [] }: { unit: Money; tiers?: readonly PriceTier[] | undefined },
  quantity: number,
): Money {
  return tiers
    .filter((tier) => tier.from <= quantity && tier.unit.currency === unit.currency)
    .reduce((lowest, tier) => (tier.unit.amount < lowest.amount ? tier.unit : lowest), unit);
}
