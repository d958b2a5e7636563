import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type WarehouseDoc = {
  _id: string;
  name: string;
  code: string;
  description: string;
  active: boolean;
  version: number;
};

export const warehouseSchema = defineSchema<WarehouseDoc>(
  {
    name: { type: String, required: true },
    code: { type: String, required: true },
    description: { type: String, default: '' },
    active: { type: Boolean, required: true },
  },
  { collection: 'warehouses' },
);
warehouseSchema.index({ code: 1 }, { unique: true });
