import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** That a customer bought a product, from checkout's orders; `_id` is `customer:product`. */
export type PurchaseDoc = {
  _id: string;
  orderId: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const PURCHASE = 'Purchase';

export const purchaseSchema = defineSchema<PurchaseDoc>(
  { orderId: { type: String, required: true } },
  { collection: 'purchases' },
);

export function purchaseId(customerId: string, productId: string): string {
  return `${customerId}:${productId}`;
}
