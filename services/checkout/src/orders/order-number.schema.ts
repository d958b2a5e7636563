import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** An issued order number (`_id` is year and count in one text that sorts) and the cart that it was issued for. */
export type OrderNumberDoc = {
  _id: string;
  cartId: string;
  checkoutId: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const orderNumberSchema = defineSchema<OrderNumberDoc>(
  {
    cartId: { type: String, required: true },
    checkoutId: { type: String, required: true },
  },
  { collection: 'order_numbers' },
);
orderNumberSchema.index({ cartId: 1 }, { unique: true });
