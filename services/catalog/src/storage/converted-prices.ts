import { convertMoney, type CurrencyConversion } from '@solar/contracts/common/currency-conversion';
import type { Money } from '@solar/contracts/common/money';

/** What a change of the currency replaced: taken back exactly while the amount is still what it made of it. */
export type Converted<T> = { changeId: string; was: T; became: T };

/** The prices of a product that are money. */
export type ProductPrices = { base: Money | null; sale: Money | null };

type Replaced<T> = { value: T; converted: Converted<T> | null };

/** An amount in the new currency; null when it is in another one, or too large to be counted. */
export function convertedPrice(
  price: Money,
  terms: CurrencyConversion,
  before: Converted<Money> | null | undefined,
): Replaced<Money> | null {
  return replaced(price, terms, before, (amount) => convertMoney(amount, terms));
}

/** A product's prices in the new currency. A sale price that rounding brings up to the price is none. */
export function convertedPrices(
  prices: ProductPrices,
  terms: CurrencyConversion,
  before: Converted<ProductPrices> | null | undefined,
): Replaced<ProductPrices> | null {
  return replaced(prices, terms, before, ({ base, sale }) => {
    const converted = base && convertMoney(base, terms);
    const onSale = sale && convertMoney(sale, terms);
    const isLower = converted && onSale && onSale.amount < converted.amount;
    return { base: converted, sale: isLower ? onSale : null };
  });
}

function replaced<T>(
  now: T,
  { changeId, undoes }: CurrencyConversion,
  before: Converted<T> | null | undefined,
  convert: (value: T) => T,
): Replaced<T> | null {
  if (before && before.changeId === undoes && same(before.became, now)) {
    return { value: before.was, converted: null };
  }
  try {
    const value = convert(now);
    return { value, converted: undoes === null ? { changeId, was: now, became: value } : null };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
