import type { OrderStockStatus } from '@solar/contracts/inventory/states';
import { ORDER_STOCK_STATUSES } from '@solar/contracts/inventory/states';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import type { PickLine } from './domain/stock-rows';

/** The stock of one order. */
export type OrderStockDoc = {
  _id: string;
  orderNumber: string;
  holdId: string;
  checkoutId: string;
  status: OrderStockStatus;
  lines: PickLine[];
  trackingNumber: string | null;
  allocatedAt: Date;
  shippedAt: Date | null;
  version: number;
};

export const orderStockSchema = defineSchema<OrderStockDoc>(
  {
    orderNumber: { type: String, required: true },
    holdId: { type: String, required: true },
    checkoutId: { type: String, default: '' },
    status: { type: String, enum: ORDER_STOCK_STATUSES, required: true },
    lines: [
      {
        _id: false,
        balanceId: String,
        productId: String,
        quantity: Number,
        warehouseId: String,
        zoneId: String,
        binId: String,
        lot: String,
        returned: Number,
      },
    ],
    trackingNumber: { type: String, default: null },
    allocatedAt: { type: Date, required: true },
    shippedAt: { type: Date, default: null },
  },
  { collection: 'order_stock' },
);
orderStockSchema.index({ status: 1, allocatedAt: -1 });
orderStockSchema.index({ allocatedAt: -1 });
orderStockSchema.index({ orderNumber: 1 });
orderStockSchema.index({ 'lines.productId': 1, status: 1 });
