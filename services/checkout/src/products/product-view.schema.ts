import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** Read model of a product: what the catalogue says of it and what stock is left. It holds no price. */
export type ProductViewDoc = {
  _id: string;
  sku: string;
  slug: string;
  name: string;
  brand: string;
  active: boolean;
  weightGrams: number | null;
  productVersion: number;
  available: number | null;
  stockStatus: 'in_stock' | 'low_stock' | 'out_of_stock' | 'unknown';
  stockVersion: number;
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
    active: { type: Boolean, default: false },
    weightGrams: { type: Number, default: null },
    productVersion: { type: Number, default: -1 },
    available: { type: Number, default: null },
    stockStatus: { type: String, default: 'unknown' },
    stockVersion: { type: Number, default: -1 },
  },
  { collection: 'product_views' },
);
