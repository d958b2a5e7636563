import { z } from 'zod';
import { chargeStep, currencyDigits } from './minor-units';
import { currencySchema, type Money } from './money';

/** Units of the new currency for one unit of the old one, as decimal text: at most 6 digits before the point and 12 behind it. */
export const exchangeRateSchema = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,12})?$/)
  .refine((text) => Number(text) > 0, 'An exchange rate is above zero');

/** To how many of the new currency's smallest units an amount is rounded: its fils, its 5 fils, its tenth and so on. */
export const ROUNDING_STEPS = [1, 5, 10, 50, 100, 500, 1_000] as const;

/** How the amounts of a shop get from one currency to another. */
export const currencyConversionSchema = z.object({
  changeId: z.string(),
  from: currencySchema,
  to: currencySchema,
  rate: exchangeRateSchema,
  step: z.number().int().positive(),
  /** The change that this one takes back: amounts that nobody has touched since get exactly what they were. */
  undoes: z.string().nullable(),
});
export type CurrencyConversion = z.infer<typeof currencyConversionSchema>;

type Terms = Pick<CurrencyConversion, 'from' | 'to' | 'rate' | 'step'>;

/**
 * An amount in the other currency, rounded half up to the step (or to what can be charged), and at least one step when it was above zero: what cost
 * something is never given away. Exact: rates are counted as whole numbers. Throws RangeError for another currency than
 * `from`, or a result that is no safe integer.
 */
export function convertMoney(amount: Money, terms: Terms): Money {
  if (amount.currency !== terms.from) {
    throw new RangeError(`${amount.currency} is not ${terms.from}`);
  }
  return { amount: convertMinor(amount.amount, terms), currency: terms.to };
}

/** The same of minor units that stand without their currency. */
export function convertMinor(minor: number, { from, to, rate, step: wanted }: Terms): number {
  if (minor <= 0) return 0;
  const step = Math.max(wanted, chargeStep(to));
  const [whole = '0', fraction = ''] = rate.split('.');
  // minor / 10^digits(from) × rate × 10^digits(to) / step, in whole numbers.
  const numerator = BigInt(minor) * BigInt(whole + fraction) * 10n ** BigInt(currencyDigits(to));
  const denominator = 10n ** BigInt(currencyDigits(from) + fraction.length) * BigInt(step);
  const steps = (2n * numerator + denominator) / (2n * denominator);
  const converted = Number(steps === 0n ? 1n : steps) * step;
  if (!Number.isSafeInteger(converted)) throw new RangeError(`Too large an amount: ${minor}`);
  return converted;
}

/** The rate of the way back, with twelve decimals at the most; null when nothing is left of it. */
export function inverseRate(rate: string): string | null {
  const text = (1 / Number(rate)).toFixed(12).replace(/\.?0+$/, '');
  return exchangeRateSchema.safeParse(text).success ? text : null;
}

/** What a change of the currency replaced: taken back exactly while the amounts are still what it made of them. */
export type Converted<T> = { changeId: string; was: T; became: T };

/**
 * The amounts of a record in the other currency with what they replaced, or those of before when the change is taken back
 * and nobody has edited them since. Throws what `convert` throws: RangeError for a result that is no safe integer.
 */
export function convertRecorded<T>(
  now: T,
  { changeId, undoes }: CurrencyConversion,
  before: Converted<T> | null | undefined,
  convert: (value: T) => T,
): { value: T; converted: Converted<T> | null } {
  const isUntouched =
    before?.changeId === undoes && JSON.stringify(before?.became) === JSON.stringify(now);
  if (before && isUntouched) return { value: before.was, converted: null };
  const value = convert(now);
  return { value, converted: undoes === null ? { changeId, was: now, became: value } : null };
}
