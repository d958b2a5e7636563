import type { z } from 'zod';
import { money, shareOfMoney } from '@solar/contracts/common/money';
import type { priceSourceSchema } from '@solar/contracts/catalog/rpc';

export type PriceSource = z.infer<typeof priceSourceSchema>;

/** Everything that decides what one customer pays for one product; amounts in minor units of `currency`. */
export type PriceInputs = {
  currency: string;
  base: number | null;
  sale: number | null;
  /** Price of the customer's approved list. */
  listPrice: number | null;
  groupDiscountBasisPoints: number;
};

export type EffectivePrice = { amount: number; source: PriceSource };

/**
 * The customer's approved price list, else the group discount on the base price, else the sale price, else
 * the base price. Null means that there is no price, so that the product is not buyable: never an amount of 0.
 */
export function effectivePrice(inputs: PriceInputs): EffectivePrice | null {
  if (isPrice(inputs.listPrice)) return { amount: inputs.listPrice, source: 'priceList' };
  if (!isPrice(inputs.base)) return null;
  if (inputs.groupDiscountBasisPoints > 0) {
    const base = money(inputs.base, inputs.currency);
    const amount = base.amount - shareOfMoney(base, inputs.groupDiscountBasisPoints).amount;
    return isPrice(amount) ? { amount, source: 'group' } : null;
  }
  if (isPrice(inputs.sale) && inputs.sale < inputs.base) {
    return { amount: inputs.sale, source: 'sale' };
  }
  return { amount: inputs.base, source: 'base' };
}

function isPrice(amount: number | null): amount is number {
  return amount !== null && amount > 0;
}
