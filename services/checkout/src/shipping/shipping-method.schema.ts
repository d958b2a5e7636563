import type { ShippingMethodInput } from '@solar/contracts/checkout/settings-http';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type ShippingMethodDoc = ShippingMethodInput & {
  _id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const text = { type: { en: String, fr: String }, required: true, _id: false };

export const shippingMethodSchema = defineSchema<ShippingMethodDoc>(
  {
    name: text,
    description: text,
    countries: { type: [String], required: true },
    baseMinor: { type: Number, required: true },
    perKgMinor: { type: Number, required: true },
    freeFromMinor: { type: Number, default: null },
    maxWeightGrams: { type: Number, default: null },
    minDays: { type: Number, required: true },
    maxDays: { type: Number, required: true },
    active: { type: Boolean, required: true },
    position: { type: Number, required: true },
  },
  { collection: 'shipping_methods' },
);
shippingMethodSchema.index({ position: 1, _id: 1 });
