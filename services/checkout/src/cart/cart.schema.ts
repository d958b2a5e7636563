import type { CheckoutDraft } from '@solar/contracts/checkout/checkout-http';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type CartLineDoc = { productId: string; quantity: number };

/** The cart of one customer (`_id` is the user id). `cartId` is renewed when the cart has become an order. */
export type CartDoc = {
  _id: string;
  cartId: string;
  revision: number;
  lines: CartLineDoc[];
  /** Ids of the last changes, so that a repeated one changes nothing. */
  applied?: string[];
  /** Id of the last write of the lines, which a replica recognises its own write by. */
  written?: string;
  /** What was typed in the checkout of this cart. */
  draft?: CheckoutDraft;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const cartSchema = defineSchema<CartDoc>(
  {
    cartId: { type: String, required: true },
    revision: { type: Number, required: true },
    lines: {
      type: [{ productId: String, quantity: Number, _id: false }],
      required: true,
    },
    applied: { type: [String], default: undefined },
    written: { type: String },
    draft: { type: Object },
  },
  { collection: 'carts' },
);
