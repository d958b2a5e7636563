import type { Money } from './money-arithmetic';

const known = new Map<string, number>();

/** Decimal places of a currency by ISO 4217: 2 for USD, 3 for KWD, 0 for JPY. */
export function currencyDigits(currency: string): number {
  let digits = known.get(currency);
  if (digits === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    known.set(currency, digits);
  }
  return digits;
}

/**
 * Least step in which an amount can be charged, in minor units: card networks take currencies with three decimals in
 * tens (Stripe, "Supported currencies", three-decimal currencies).
 */
export function chargeStep(currency: string): number {
  return currencyDigits(currency) === 3 ? 10 : 1;
}

/** An amount in whole units of its currency, for tables and charts; never for arithmetic that is charged. */
export function wholeUnits({ amount, currency }: Money): number {
  return amount / 10 ** currencyDigits(currency);
}
