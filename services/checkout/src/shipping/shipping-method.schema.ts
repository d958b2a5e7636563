import type { Converted } from '@solar/contracts/common/currency-conversion';
import type { ShippingMethodInput } from '@solar/contracts/checkout/settings-http';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** What a method costs, in minor units of `currency`. */
export type ShippingPrices = Pick<
  ShippingMethodInput,
  'baseMinor' | 'perKgMinor' | 'freeFromMinor'
>;

/** `currency` is absent in methods from before it was kept: they are in the first one that the shop had. */
export type ShippingMethodDoc = ShippingMethodInput & {
  _id: string;
  currency?: string;
  /** The prices from before the last change of the currency. */
  converted?: Converted<ShippingPrices> | null;
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
    currency: String,
    converted: { type: Object, default: null },
    position: { type: Number, required: true },
  },
  { collection: 'shipping_methods' },
);
shippingMethodSchema.index({ position: 1, _id: 1 });
