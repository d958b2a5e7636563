import type { Delivery } from '../stock/domain/incoming';
import type { StockLine } from '../stock/domain/stock-rows';
import type { PurchaseOrderDoc, PurchaseOrderLine } from './purchase-order.schema';

type Progress = Pick<PurchaseOrderLine, 'quantity' | 'received'>;

/** Pieces of a line that have not come; below zero when more came than was ordered. */
export function openOf({ quantity, received }: Progress): number {
  return quantity - received;
}

/** Pieces of a line that may still be received, with a tolerance in percent of what was ordered. */
export function allowedOf({ quantity, received }: Progress, tolerancePercent: number): number {
  return Math.max(0, quantity + Math.floor((quantity * tolerancePercent) / 100) - received);
}

/** What has not come yet of each line. */
export function openLines({ lines }: Pick<PurchaseOrderDoc, 'lines'>): StockLine[] {
  return lines.map((line) => ({ productId: line.productId, quantity: Math.max(0, openOf(line)) }));
}

/** The delivery that a purchase order stands for. */
export function deliveryOf(order: Pick<PurchaseOrderDoc, '_id' | 'deliveryDate'>): Delivery {
  return { purchaseOrderId: order._id, date: order.deliveryDate };
}
