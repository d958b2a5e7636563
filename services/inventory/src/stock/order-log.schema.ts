import type { OrderStockStatus } from '@solar/contracts/inventory/states';
import { ORDER_STOCK_STATUSES } from '@solar/contracts/inventory/states';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';
import type { Actor } from './domain/stock-rows';

/** What happened to the stock of an order; entries are inserted, never changed. */
export type OrderLogDoc = {
  _id: string;
  orderId: string;
  orderNumber: string;
  operation: OrderStockStatus;
  productId: string;
  quantity: number;
  warehouseId: string;
  binId: string;
  lot: string;
  actor: Actor | null;
  at: Date;
  version: number;
};

export const orderLogSchema = defineSchema<OrderLogDoc>(
  {
    orderId: { type: String, required: true },
    orderNumber: { type: String, required: true },
    operation: { type: String, enum: ORDER_STOCK_STATUSES, required: true },
    productId: { type: String, required: true },
    quantity: { type: Number, required: true },
    warehouseId: { type: String, default: '' },
    binId: { type: String, default: '' },
    lot: { type: String, default: '' },
    actor: { type: Schema.Types.Mixed, default: null },
    at: { type: Date, required: true },
  },
  { collection: 'order_log' },
);
orderLogSchema.index({ at: -1 });
orderLogSchema.index({ orderId: 1, at: -1 });
orderLogSchema.index({ orderNumber: 1, at: -1 });
orderLogSchema.index({ productId: 1, at: -1 });
orderLogSchema.index({ operation: 1, at: -1 });
