import { currencyDigits, wholeUnits } from './minor-units';
import { money, type Money } from './money';

const AMOUNT = /^(-?\d+(?:\.\d+)?) ([A-Z]{3})$/;

/** An amount as the audit trail keeps it, in whole units with its currency: `12.50 USD`. */
export function recordedText(amount: Money): string {
  return `${wholeUnits(amount).toFixed(currencyDigits(amount.currency))} ${amount.currency}`;
}

/** The amount that a value of the audit trail stands for; undefined for anything that is not written as one. */
export function recordedMoney(value: unknown): Money | undefined {
  const [text, whole, currency] = AMOUNT.exec(String(value)) ?? [];
  if (whole === undefined || currency === undefined) return undefined;
  const amount = money(Math.round(Number(whole) * 10 ** currencyDigits(currency)), currency);
  return recordedText(amount) === text ? amount : undefined;
}
