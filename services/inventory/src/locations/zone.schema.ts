import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type ZoneDoc = {
  _id: string;
  name: string;
  code: string;
  description: string;
  active: boolean;
  warehouseId: string;
  warehouseCode: string;
  version: number;
};

export const zoneSchema = defineSchema<ZoneDoc>(
  {
    name: { type: String, required: true },
    code: { type: String, required: true },
    description: { type: String, default: '' },
    active: { type: Boolean, required: true },
    warehouseId: { type: String, required: true },
    warehouseCode: { type: String, required: true },
  },
  { collection: 'zones' },
);
zoneSchema.index({ warehouseId: 1, code: 1 }, { unique: true });
zoneSchema.index({ code: 1 });
