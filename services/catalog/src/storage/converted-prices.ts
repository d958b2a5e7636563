import {
  convertMoney,
  convertRecorded,
  type Converted,
  type CurrencyConversion,
} from '@solar/contracts/common/currency-conversion';
import type { Money } from '@solar/contracts/common/money';
import type { PriceTier } from '@solar/contracts/common/price-tiers';

/** What of a product is money. */
export type ProductPrices = {
  base: Money | null;
  sale: Money | null;
  tiers?: PriceTier[] | undefined;
  cost?: Money | null | undefined;
};

/** What of an item of a price list is money. */
export type ItemPrices = { price: Money; tiers?: PriceTier[] | undefined };

type Replaced<T> = ReturnType<typeof convertRecorded<T>>;

/** A product's prices in the new currency; null when one is too large to be counted. A sale price that rounding brings up to the price is none. */
export function convertedPrices(
  prices: ProductPrices,
  terms: CurrencyConversion,
  before: Converted<ProductPrices> | null | undefined,
): Replaced<ProductPrices> | null {
  return replaced(prices, terms, before, ({ base, sale, tiers, cost }) => {
    const converted = inNew(base, terms);
    const onSale = inNew(sale, terms);
    const isLower = converted && onSale && onSale.amount < converted.amount;
    return {
      base: converted,
      sale: isLower ? onSale : null,
      ...(tiers && { tiers: convertedTiers(converted, tiers, terms) }),
      ...(cost !== undefined && { cost: inNew(cost, terms) }),
    };
  });
}

/** The same of an item of a price list. */
export function convertedItemPrices(
  prices: ItemPrices,
  terms: CurrencyConversion,
  before: Converted<ItemPrices> | null | undefined,
): Replaced<ItemPrices> | null {
  return replaced(prices, terms, before, ({ price, tiers }) => {
    const converted = convertMoney(price, terms);
    return { price: converted, ...(tiers && { tiers: convertedTiers(converted, tiers, terms) }) };
  });
}

/** Tiers that still fall: rounding may make two of them one. */
function convertedTiers(
  price: Money | null,
  tiers: readonly PriceTier[],
  terms: CurrencyConversion,
): PriceTier[] {
  let lowest = price?.amount ?? 0;
  return tiers.flatMap(({ from, unit }) => {
    const converted = convertMoney(unit, terms);
    if (converted.amount >= lowest) return [];
    lowest = converted.amount;
    return [{ from, unit: converted }];
  });
}

/** An amount in another currency than the old one stays as it is. */
function inNew(amount: Money | null, terms: CurrencyConversion): Money | null {
  return amount?.currency === terms.from ? convertMoney(amount, terms) : amount;
}

/** Null when an amount is too large to be counted. */
function replaced<T>(...change: Parameters<typeof convertRecorded<T>>): Replaced<T> | null {
  try {
    return convertRecorded(...change);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
