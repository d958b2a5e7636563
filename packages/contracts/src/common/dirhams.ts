import { currencyDigits } from './minor-units';
import { money, type Money } from './money-arithmetic';

/** Currency of the country in which the shop is taxed. */
export const DIRHAM = 'AED';

const RATE_DIGITS = 6;

/** An amount in dirhams, `rate` of them (decimal text, at most six decimals) for one unit of its currency; rounded half away from zero. */
export function inDirhams({ amount, currency }: Money, rate: string): Money {
  if (currency === DIRHAM) return money(amount, currency);
  const [whole = '0', fraction = ''] = rate.split('.');
  const millionths = BigInt(whole + fraction.padEnd(RATE_DIGITS, '0'));
  const numerator = BigInt(Math.abs(amount)) * millionths * 10n ** BigInt(currencyDigits(DIRHAM));
  const denominator = 10n ** BigInt(RATE_DIGITS + currencyDigits(currency));
  const rounded = Number((2n * numerator + denominator) / (2n * denominator));
  return money(rounded === 0 ? 0 : Math.sign(amount) * rounded, DIRHAM);
}
