import { textIn, type Language } from '@solar/contracts/common/localized';
import { addMoney, money, multiplyMoney, shareOfMoney } from '@solar/contracts/common/money';
import type { Money } from '@solar/contracts/common/money';
import type { Totals } from '@solar/contracts/checkout/totals-http';
import type { TaxRate } from '../shipping/tax-rate';

/** Adds a line total to every line. */
export function withLineTotals<T extends { unit: Money; quantity: number }>(
  lines: readonly T[],
): (T & { lineTotal: Money })[] {
  return lines.map((line) => ({ ...line, lineTotal: multiplyMoney(line.unit, line.quantity) }));
}

/** Sum of the line totals. Throws RangeError for mixed currencies. */
export function subtotalOf(
  lines: readonly { unit: Money; quantity: number }[],
  currency: string,
): Money {
  return lines.reduce(
    (sum, line) => addMoney(sum, multiplyMoney(line.unit, line.quantity)),
    money(0, currency),
  );
}

/** Totals of an order: tax is rounded once, on the whole taxable amount. */
export function totalsOf(
  subtotal: Money,
  shipping: Money,
  tax: TaxRate,
  language: Language,
): Totals {
  const goodsAndShipping = addMoney(subtotal, shipping);
  const taxAmount = shareOfMoney(
    tax.appliesToShipping ? goodsAndShipping : subtotal,
    tax.basisPoints,
  );
  return {
    subtotal,
    shipping,
    tax: taxAmount,
    total: addMoney(goodsAndShipping, taxAmount),
    taxBasisPoints: tax.basisPoints,
    taxName: textIn(tax.name, language),
    taxNames: tax.name,
  };
}
