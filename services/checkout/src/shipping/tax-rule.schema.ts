import type { TaxRuleInput } from '@solar/contracts/checkout/settings-http';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/**
 * `country` is `*` for the rule of every country without its own, so that one unique index covers all. The French name stands
 * beside the English one, which was alone at first and which services of the release before still read.
 */
export type TaxRuleDoc = Omit<TaxRuleInput, 'country' | 'name'> & {
  _id: string;
  country: string;
  name: string;
  nameFr?: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const EVERY_COUNTRY = '*';

export const taxRuleSchema = defineSchema<TaxRuleDoc>(
  {
    country: { type: String, required: true },
    name: { type: String, required: true },
    nameFr: { type: String, default: '' },
    basisPoints: { type: Number, required: true },
    appliesToShipping: { type: Boolean, required: true },
    active: { type: Boolean, required: true },
  },
  { collection: 'tax_rules' },
);
taxRuleSchema.index({ country: 1 }, { unique: true });
