import type { Money } from '@solar/contracts/common/money';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';

/** On which terms a supplier delivers a product. */
export type SupplierProductDoc = {
  _id: string;
  supplierId: string;
  productId: string;
  supplierSku: string;
  unitCost: Money | null;
  packSize: number;
  minimumOrder: number;
  leadTimeDays: number;
  preferred: boolean;
  version: number;
};

const pieces = { type: Number, required: true, min: 1 };

export const supplierProductSchema = defineSchema<SupplierProductDoc>(
  {
    supplierId: { type: String, required: true },
    productId: { type: String, required: true },
    supplierSku: { type: String, default: '' },
    unitCost: { type: Schema.Types.Mixed, default: null },
    packSize: pieces,
    minimumOrder: pieces,
    leadTimeDays: { type: Number, required: true },
    preferred: { type: Boolean, required: true, default: false },
  },
  { collection: 'supplier_products' },
);
supplierProductSchema.index({ productId: 1, supplierId: 1 }, { unique: true });
supplierProductSchema.index({ supplierId: 1, _id: 1 });
