import { Schema } from 'mongoose';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import type { CategoryRecord } from '../index/catalogue-records';
import { localized } from '../storage/stored-types';

export type CategoryDoc = CategoryRecord & {
  /** Written when a product moves in, so that a deletion at the same moment conflicts with it. */
  touchedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

export const CATEGORY = 'Category';

export const categorySchema = defineSchema<CategoryDoc>(
  {
    slug: { type: String, required: true },
    formerSlugs: { type: [String], default: undefined },
    name: localized,
    description: localized,
    parentId: { type: String, default: null },
    position: { type: Number, default: 0 },
    showInDesktopMenu: { type: Boolean, default: false },
    showInMobileMenu: { type: Boolean, default: false },
    requiredAttributes: { type: [String], default: [] },
    requiredWhen: { type: Schema.Types.Mixed, default: [] },
    attributes: { type: Schema.Types.Mixed, default: [] },
    touchedAt: { type: Date, default: null },
  },
  { collection: 'categories' },
);
categorySchema.index({ slug: 1 }, { unique: true });
categorySchema.index({ parentId: 1 });
