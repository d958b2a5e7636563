import { chargeStep } from './minor-units';

/**
 * An amount in minor units (cents, fils) with its currency. Apart from its schema, so that a browser can count
 * without loading zod.
 */
export type Money = { amount: number; currency: string };

/** Builds money from minor units. Throws RangeError when the amount is not a safe integer. */
export function money(amount: number, currency: string): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a minor-unit amount: ${amount}`);
  return { amount, currency };
}

/** Sum of two amounts. Throws RangeError when the currencies differ. */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) {
    throw new RangeError(`Currencies differ: ${a.currency}, ${b.currency}`);
  }
  return money(a.amount + b.amount, a.currency);
}

/** Amount times an integer quantity. */
export function multiplyMoney(unit: Money, quantity: number): Money {
  return money(unit.amount * quantity, unit.currency);
}

/**
 * A share of an amount, `basisPoints` of 10,000 (500 = 5 %), rounded half away from zero to what can be charged,
 * as tax authorities of the UAE accept per line or per invoice (Cabinet Decision 52/2017, art. 59).
 */
export function shareOfMoney(base: Money, basisPoints: number): Money {
  const step = chargeStep(base.currency);
  const steps = (base.amount * basisPoints) / (10_000 * step);
  return money(Math.sign(steps) * Math.round(Math.abs(steps)) * step, base.currency);
}
