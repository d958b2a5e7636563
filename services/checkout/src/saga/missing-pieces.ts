import { chargeStep } from '@solar/contracts/common/minor-units';
import { invoiceLines } from '../documents/paper-lines';
import type { MissingPieces, OrderDoc } from '../orders/order.schema';

type Priced = Pick<
  OrderDoc,
  'lines' | 'totals' | 'language' | 'shippingMethod' | 'refundedMinor' | 'notShipped'
>;

function missingOf(missing: readonly MissingPieces[] | undefined, productId: string): number {
  return (missing ?? [])
    .filter((line) => line.productId === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What an order never sends, with these pieces. */
export function withMissing(
  { notShipped = [] }: Pick<OrderDoc, 'notShipped'>,
  lines: readonly MissingPieces[],
): MissingPieces[] {
  const ids = [...new Set([...notShipped, ...lines].map(({ productId }) => productId))];
  return ids.map((productId) => ({
    productId,
    quantity: missingOf(notShipped, productId) + missingOf(lines, productId),
  }));
}

/**
 * What pieces that are never sent have cost with their tax, in minor units that can be charged and never more than is left of the
 * order's money. The cost of some pieces of a line is the difference of two rounded running sums, so that all parts add up to it.
 */
export function costOfMissing(order: Priced, lines: readonly MissingPieces[]): number {
  const { amount: total, currency } = order.totals.total;
  const taxed = invoiceLines(order);
  const due = order.lines.reduce((sum, { productId, quantity }, index) => {
    const line = taxed[index];
    const before = missingOf(order.notShipped, productId);
    const now = Math.min(missingOf(lines, productId), quantity - before);
    if (!line || now <= 0) return sum;
    const cost = (pieces: number) =>
      Math.round(((line.net.amount + line.tax.amount) * pieces) / quantity);
    return sum + cost(before + now) - cost(before);
  }, 0);
  const most = Math.max(0, Math.min(due, total - order.refundedMinor));
  return most - (most % chargeStep(currency));
}
