import type { Totals } from '@solar/contracts/checkout/totals-http';
import { DIRHAM, inDirhams } from '@solar/contracts/common/dirhams';
import { addMoney, money, shareOfMoney, type Money } from '@solar/contracts/common/money';

/** A line of a paper: net, its rate, its tax. */
export type TaxedLine = {
  sku: string;
  name: string;
  quantity: number;
  unit: Money;
  net: Money;
  taxBasisPoints: number;
  tax: Money;
};
export type TaxedSums = { net: Money; tax: Money; total: Money };
/** Dirhams for one unit of the currency as a decimal number, and the day of which that is (`2026-11-24`), where it is known. */
export type DirhamRate = { rate: string; rateDate?: string };
/** The same sums in dirhams, and the rate that they were counted with. */
export type DirhamAmounts = DirhamRate & { net: Money; tax: Money; total: Money };

type Net = Omit<TaxedLine, 'taxBasisPoints' | 'tax'>;

/**
 * Gives each line its part of the order's tax. The tax of an order is rounded once, on the whole: the parts are differences of the
 * rounded running sum, so that they add up to it.
 */
export function taxedLines(
  goods: readonly Net[],
  shipping: Net | null,
  { subtotal, tax, taxBasisPoints }: Pick<Totals, 'subtotal' | 'tax' | 'taxBasisPoints'>,
): TaxedLine[] {
  const shippingTaxed = shareOfMoney(subtotal, taxBasisPoints).amount !== tax.amount;
  const untaxed = shipping && !shippingTaxed ? [withTax(shipping, 0, 0)] : [];
  const taxable = shipping && shippingTaxed ? [...goods, shipping] : goods;
  const base = taxable.reduce((sum, line) => sum + line.net.amount, 0);
  let running = 0;
  let given = 0;
  const taxed = taxable.map((line) => {
    running += line.net.amount;
    const due = base === 0 ? 0 : Math.round((tax.amount * running) / base);
    const part = due - given;
    given = due;
    return withTax(line, taxBasisPoints, part);
  });
  return [...taxed, ...untaxed];
}

export function sumsOf(lines: readonly TaxedLine[], currency: string): TaxedSums {
  const none = money(0, currency);
  const net = lines.reduce((sum, line) => addMoney(sum, line.net), none);
  const tax = lines.reduce((sum, line) => addMoney(sum, line.tax), none);
  return { net, tax, total: addMoney(net, tax) };
}

/**
 * Splits a refund into net and tax as its invoice was. `before` is what earlier credit notes gave back of the invoice; the refund that
 * completes it gives back exactly the rest of the tax.
 */
export function creditedSums(amount: number, invoice: TaxedSums, before: TaxedSums): TaxedSums {
  const { currency } = invoice.total;
  const completes = before.total.amount + amount === invoice.total.amount;
  const share = invoice.total.amount === 0 ? 0 : invoice.tax.amount / invoice.total.amount;
  const left = invoice.tax.amount - before.tax.amount;
  const tax = completes ? left : Math.min(Math.round(amount * share), left, amount);
  return {
    net: money(amount - tax, currency),
    tax: money(tax, currency),
    total: money(amount, currency),
  };
}

export function sumsInDirhams(
  { net, tax }: TaxedSums,
  { rate, rateDate }: DirhamRate,
): DirhamAmounts {
  const used = net.currency === DIRHAM ? { rate: '1' } : { rate, ...(rateDate && { rateDate }) };
  const [netDirhams, taxDirhams] = [inDirhams(net, rate), inDirhams(tax, rate)];
  return { ...used, net: netDirhams, tax: taxDirhams, total: addMoney(netDirhams, taxDirhams) };
}

function withTax(line: Net, taxBasisPoints: number, tax: number): TaxedLine {
  return { ...line, taxBasisPoints, tax: money(tax, line.net.currency) };
}
