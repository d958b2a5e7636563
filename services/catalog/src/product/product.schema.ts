import { Schema } from 'mongoose';
import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import {
  CONFIDENCES,
  DOWNLOAD_KINDS,
  EDITABLE_LABELS,
} from '@solar/contracts/catalog/product-data';
import type { Converted } from '@solar/contracts/common/currency-conversion';
import type { ProductRecord } from '../index/catalogue-records';
import type { ProductPrices } from '../storage/converted-prices';
import { localized, moneyOrNull, priceTiers } from '../storage/stored-types';

/** `outbox` holds what of its changes is not published yet, `convertedPrices` the prices from before the last change of the currency. */
export type ProductDoc = ProductRecord & {
  convertedPrices?: Converted<ProductPrices> | null;
  outbox?: Owed;
};

export const PRODUCT = 'Product';
export const PRODUCT_COLLECTION = 'products';

export const productSchema = defineSchema<ProductDoc>(
  {
    sku: { type: String, required: true },
    slug: { type: String, required: true },
    formerSlugs: { type: [String], default: [] },
    name: { type: String, required: true },
    categoryId: { type: String, required: true },
    brandId: { type: String, required: true },
    summary: localized,
    description: localized,
    base: moneyOrNull,
    sale: moneyOrNull,
    convertedPrices: { type: Schema.Types.Mixed, default: null },
    cost: moneyOrNull,
    tiers: priceTiers,
    powerW: { type: Number, default: null },
    labels: { type: [{ type: String, enum: EDITABLE_LABELS }], default: [] },
    weightGrams: { type: Number, default: null },
    featured: { type: Boolean, default: false },
    active: { type: Boolean, default: true },
    demo: { type: Boolean, default: false },
    imageSlug: { type: String, default: null },
    pictures: {
      type: [new Schema({ folder: String, alt: localized }, { _id: false })],
      default: undefined,
    },
    seo: {
      type: new Schema({ title: localized, description: localized }, { _id: false }),
      default: undefined,
    },
    related: { type: [String], default: undefined },
    goesWith: { type: [String], default: undefined },
    attributes: {
      type: [
        new Schema(
          {
            code: String,
            value: Schema.Types.Mixed,
            source: String,
            confidence: { type: String, enum: CONFIDENCES },
          },
          { _id: false },
        ),
      ],
      default: [],
    },
    downloads: {
      type: [
        new Schema(
          {
            kind: { type: String, enum: DOWNLOAD_KINDS },
            title: localized,
            url: String,
            sizeBytes: { type: Number, default: null },
            validUntil: { type: String, default: null },
          },
          { _id: false },
        ),
      ],
      default: [],
    },
    notPublished: { type: [String], default: undefined },
    approvals: {
      type: [
        new Schema(
          {
            authority: String,
            reference: String,
            asOf: String,
            validUntil: String,
            source: { type: String, default: undefined },
          },
          { _id: false },
        ),
      ],
      default: [],
    },
    rating: {
      type: new Schema({ average: Number, count: Number }, { _id: false }),
      default: () => ({ average: 0, count: 0 }),
    },
    ...outboxField,
  },
  { collection: PRODUCT_COLLECTION },
);
owesMessages(productSchema);
productSchema.index({ sku: 1 }, { unique: true });
productSchema.index({ slug: 1 }, { unique: true });
productSchema.index({ categoryId: 1 });
productSchema.index({ brandId: 1 });
productSchema.index({ 'attributes.code': 1 });
