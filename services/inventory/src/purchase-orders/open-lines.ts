import type { Delivery } from '../stock/domain/incoming';
import type { StockLine } from '../stock/domain/stock-rows';
import type { PurchaseOrderDoc } from './purchase-order.schema';

/** What has not come yet of each line. */
export function openLines({ lines }: Pick<PurchaseOrderDoc, 'lines'>): StockLine[] {
  return lines.map(({ productId, quantity, received }) => ({
    productId,
    quantity: Math.max(0, quantity - received),
  }));
}

/** The delivery that a purchase order stands for. */
export function deliveryOf(order: Pick<PurchaseOrderDoc, '_id' | 'deliveryDate'>): Delivery {
  return { purchaseOrderId: order._id, date: order.deliveryDate };
}
