import type { TaxRuleInput } from '@solar/contracts/checkout/settings-http';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** `country` is `*` for the rule of every country without its own, so that one unique index covers all. */
export type TaxRuleDoc = Omit<TaxRuleInput, 'country'> & {
  _id: string;
  country: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const EVERY_COUNTRY = '*';

export const taxRuleSchema = defineSchema<TaxRuleDoc>(
  {
    country: { type: String, required: true },
    name: { type: String, required: true },
    basisPoints: { type: Number, required: true },
    appliesToShipping: { type: Boolean, required: true },
    active: { type: Boolean, required: true },
  },
  { collection: 'tax_rules' },
);
taxRuleSchema.index({ country: 1 }, { unique: true });
