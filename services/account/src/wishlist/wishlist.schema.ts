import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type WishlistDoc = {
  /** The user's id. */
  _id: string;
  items: { productId: string; addedAt: Date }[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const wishlistDocSchema = defineSchema<WishlistDoc>(
  { items: { type: [{ _id: false, productId: String, addedAt: Date }], default: [] } },
  { collection: 'wishlists' },
);
