import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import type { BrandRecord } from '../index/catalogue-records';
import { localized } from '../storage/stored-types';

export type BrandDoc = BrandRecord & {
  /** Written when a product moves in, so that a deletion at the same moment conflicts with it. */
  touchedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

export const BRAND = 'Brand';

export const brandSchema = defineSchema<BrandDoc>(
  {
    slug: { type: String, required: true },
    name: { type: String, required: true },
    description: localized,
    website: { type: String, default: '' },
    touchedAt: { type: Date, default: null },
  },
  { collection: 'brands' },
);
brandSchema.index({ slug: 1 }, { unique: true });
