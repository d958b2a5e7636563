import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** When a product is ordered for a warehouse; the id is `product|warehouse`. */
export type ReorderRuleDoc = {
  _id: string;
  productId: string;
  warehouseId: string;
  reorderPoint: number;
  target: number;
  version: number;
};

export const reorderRuleSchema = defineSchema<ReorderRuleDoc>(
  {
    productId: { type: String, required: true },
    warehouseId: { type: String, required: true },
    reorderPoint: { type: Number, required: true },
    target: { type: Number, required: true },
  },
  { collection: 'reorder_rules' },
);
reorderRuleSchema.index({ productId: 1, warehouseId: 1 }, { unique: true });
reorderRuleSchema.index({ warehouseId: 1, _id: 1 });
