import type { Money } from '@solar/contracts/common/money';
import { currencyDigits } from '@solar/contracts/common/minor-units';
import { decimalText, parseDecimal } from '@solar/mfe-kit/format/decimal';
import { z } from 'zod';

/** An amount above zero as people type it; parsed to minor units. */
export function amountInput(currency: string) {
  return z.string().transform((text, context) => {
    const amount = parseDecimal(text, currencyDigits(currency));
    if (amount) return amount;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  });
}

/** An amount as its field shows it. */
export function amountText(money: Money | null): string {
  return money ? decimalText(money.amount, currencyDigits(money.currency)) : '';
}
