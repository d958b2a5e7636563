import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type AddressDoc = {
  _id: string;
  userId: string;
  label: string | null;
  fullName: string;
  company: string | null;
  phone: string;
  line1: string;
  line2: string | null;
  city: string;
  region: string | null;
  postalCode: string | null;
  country: string;
  defaultShipping: boolean;
  defaultBilling: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const text = { type: String, required: true } as const;
const optionalText = { type: String, default: null } as const;

export const addressSchema = defineSchema<AddressDoc>(
  {
    userId: text,
    label: optionalText,
    fullName: text,
    company: optionalText,
    phone: text,
    line1: text,
    line2: optionalText,
    city: text,
    region: optionalText,
    postalCode: optionalText,
    country: text,
    defaultShipping: { type: Boolean, default: false },
    defaultBilling: { type: Boolean, default: false },
  },
  { collection: 'addresses' },
);
addressSchema.index({ userId: 1, createdAt: 1, _id: 1 });
