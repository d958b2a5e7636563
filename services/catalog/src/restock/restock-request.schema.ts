import type { Language } from '@solar/contracts/common/localized';
import { LANGUAGES } from '@solar/contracts/common/localized';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** A customer who wants to know when a product is back; gone with the mail that says so. */
export type RestockRequestDoc = {
  /** Product and customer, so that asking twice is asking once. */
  _id: string;
  productId: string;
  userId: string;
  language: Language;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const RESTOCK_REQUEST = 'RestockRequest';

export const restockRequestSchema = defineSchema<RestockRequestDoc>(
  {
    productId: { type: String, required: true },
    userId: { type: String, required: true },
    language: { type: String, enum: LANGUAGES, required: true },
  },
  { collection: 'restock_requests' },
);
restockRequestSchema.index({ productId: 1 });
restockRequestSchema.index({ userId: 1 });
