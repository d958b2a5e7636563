import type { OrderWait } from '@solar/contracts/checkout/order-trace-http';
import type { ReservationStatus } from '@solar/contracts/inventory/states';
import type { OrderDoc } from '../../orders/order.schema';
import type { CheckoutDoc } from '../checkout.schema';

/** What the warehouse says of the goods; null when it has none, undefined when it did not answer. */
export type Goods = { status: ReservationStatus; short: boolean } | null | undefined;

type Order = Pick<OrderDoc, 'status' | 'paymentStatus' | 'allocatedAt'>;
type Checkout = { payment?: Pick<NonNullable<CheckoutDoc['payment']>, 'refundPending'> };

/** Longer than this a message is not on its way but held up. */
const OWED_MS = 60_000;

/** What an order waits for. Read from the documents alone; nothing is changed. */
export function waitOf(
  order: Order,
  checkout: Checkout | null,
  { goods, owedSince, now }: { goods: Goods; owedSince: Date | null; now: Date },
): OrderWait {
  if (owedSince && now.getTime() - owedSince.getTime() > OWED_MS) return 'messages';
  if ((checkout?.payment?.refundPending ?? 0) > 0) return 'refund';
  if (order.status === 'pending') {
    return order.paymentStatus === 'awaiting_transfer' ? 'transfer' : 'allocation';
  }
  if (order.status === 'processing') return waitOfGoods(goods);
  if (order.status === 'onhold') return 'staff';
  if (order.status === 'shipped') return 'delivery';
  return order.status === 'delivered' ? 'completion' : 'nothing';
}

function waitOfGoods(goods: Goods): OrderWait {
  if (goods === undefined) return 'warehouse_answer';
  if (goods?.short) return 'goods';
  return goods?.status === 'shipped' ? 'shipment_report' : 'picking';
}
