import type { ReturnStatus } from '@solar/contracts/checkout/return-states';
import { money, type Money } from '@solar/contracts/common/money';
import { invoiceLines } from '../documents/paper-lines';
import type { OrderDoc } from '../orders/order.schema';
import { claimedPieces } from './returnable';
import type { ReturnDoc } from './return.schema';

type Priced = Pick<OrderDoc, 'lines' | 'totals' | 'language' | 'shippingMethod' | 'refundedMinor'>;
type Received = Pick<ReturnDoc, '_id' | 'status' | 'lines'>;

const PAID_BACK: readonly ReturnStatus[] = ['refunding', 'refunded'];

/**
 * What the received pieces of a return have cost with their tax, never more than is left of the order's money. The cost of some pieces
 * of a line is the difference of two rounded running sums, so that the returns of all pieces add up to the line.
 */
export function refundableOf(
  order: Priced,
  one: Received,
  returnsOfOrder: readonly Received[],
): Money {
  const { currency, amount: total } = order.totals.total;
  const before = returnsOfOrder.filter(
    ({ _id, status }) => _id !== one._id && PAID_BACK.includes(status),
  );
  const taxed = invoiceLines(order);
  const due = order.lines.reduce((sum, { productId, quantity }, index) => {
    const line = taxed[index];
    const now = receivedPieces(one, productId);
    if (!line || now === 0) return sum;
    const earlier = before.reduce((pieces, other) => pieces + claimedPieces(other, productId), 0);
    const cost = (pieces: number) =>
      Math.round(((line.net.amount + line.tax.amount) * pieces) / quantity);
    return sum + cost(earlier + now) - cost(earlier);
  }, 0);
  return money(Math.max(0, Math.min(due, total - order.refundedMinor)), currency);
}

function receivedPieces({ lines }: Received, productId: string): number {
  const found = lines.find((line) => line.productId === productId)?.received;
  return found ? found.sellable + found.damaged : 0;
}
