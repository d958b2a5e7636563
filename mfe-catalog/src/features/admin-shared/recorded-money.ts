import type { AuditValue } from '@solar/contracts/common/audit';
import { currencyDigits, wholeUnits } from '@solar/contracts/common/minor-units';
import { money, type Money } from '@solar/contracts/common/money';

const AMOUNT = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/;

/** An amount as the audit trail writes it, `12.50 USD`; undefined for anything else. */
export function recordedMoney(value: AuditValue): Money | undefined {
  const [, amount, currency] = AMOUNT.exec(String(value)) ?? [];
  if (amount === undefined || currency === undefined) return undefined;
  return money(Math.round(Number(amount) * 10 ** currencyDigits(currency)), currency);
}

/** The same the other way round. */
export function recordedText(amount: Money): string {
  return `${wholeUnits(amount).toFixed(currencyDigits(amount.currency))} ${amount.currency}`;
}
