import type { z } from 'zod';
import { money, shareOfMoney } from '@solar/contracts/common/money';
import type { priceSourceSchema } from '@solar/contracts/catalog/rpc';

export type PriceSource = z.infer<typeof priceSourceSchema>;

/** Everything that decides what one customer pays for one product; amounts in minor units of `currency`. */
export type PriceInputs = {
  currency: string;
  base: number | null;
  baseTiers?: readonly AmountTier[] | undefined;
  sale: number | null;
  /** Price of the customer's approved list. */
  listPrice: number | null;
  listTiers?: readonly AmountTier[] | undefined;
  groupDiscountBasisPoints: number;
};

/** What a piece costs from a quantity on. */
export type AmountTier = { from: number; amount: number };

export type EffectivePrice = { amount: number; source: PriceSource; tiers: AmountTier[] };

/**
 * The customer's approved price list, else the group discount on the base price, else the sale price, else
 * the base price. Null means that there is no price, so that the product is not buyable: never an amount of 0.
 * The tiers are those of the price that counts; a sale takes the ones of the base price that are below it.
 */
export function effectivePrice(inputs: PriceInputs): EffectivePrice | null {
  const { currency, base, sale, listPrice, groupDiscountBasisPoints } = inputs;
  const { baseTiers = [], listTiers = [] } = inputs;
  if (isPrice(listPrice)) return priced(listPrice, 'priceList', listTiers);
  if (!isPrice(base)) return null;
  if (groupDiscountBasisPoints > 0) {
    const discounted = (full: number) =>
      full - shareOfMoney(money(full, currency), groupDiscountBasisPoints).amount;
    const tiers = baseTiers.map((tier) => ({ from: tier.from, amount: discounted(tier.amount) }));
    const amount = discounted(base);
    return isPrice(amount) ? priced(amount, 'group', tiers) : null;
  }
  if (isPrice(sale) && sale < base) return priced(sale, 'sale', baseTiers);
  return priced(base, 'base', baseTiers);
}

function priced(amount: number, source: PriceSource, tiers: readonly AmountTier[]): EffectivePrice {
  return { amount, source, tiers: fallingTiers(amount, tiers) };
}

/** The tiers of a price that are worth showing: each costs less than everything below it. */
export function fallingTiers(amount: number, tiers: readonly AmountTier[]): AmountTier[] {
  let lowest = amount;
  return tiers
    .toSorted((a, b) => a.from - b.from || a.amount - b.amount)
    .filter((tier) => {
      if (!isPrice(tier.amount) || tier.amount >= lowest) return false;
      lowest = tier.amount;
      return true;
    });
}

function isPrice(amount: number | null): amount is number {
  return amount !== null && amount > 0;
}
