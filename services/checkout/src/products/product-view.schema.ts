import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** Read model of a product: what the catalogue says of it. It holds no price and no stock. */
export type ProductViewDoc = {
  _id: string;
  sku: string;
  slug: string;
  name: string;
  brand: string;
  /** Absent in views from before it was kept, until the product changes. */
  categorySlug?: string;
  active: boolean;
  weightGrams: number | null;
  productVersion: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const productViewSchema = defineSchema<ProductViewDoc>(
  {
    sku: { type: String, default: '' },
    slug: { type: String, default: '' },
    name: { type: String, default: '' },
    brand: { type: String, default: '' },
    categorySlug: { type: String },
    active: { type: Boolean, default: false },
    weightGrams: { type: Number, default: null },
    productVersion: { type: Number, default: -1 },
  },
  { collection: 'product_views' },
);
productViewSchema.index({ active: 1, sku: 1 });
