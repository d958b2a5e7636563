import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** Who buys and sends goods, projected from the site's settings. */
export type CompanyDoc = {
  _id: string;
  siteName: string;
  sellerName: string;
  sellerAddress: string;
  sellerTaxNumber: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const companySchema = defineSchema<CompanyDoc>(
  {
    siteName: { type: String, required: true },
    sellerName: { type: String, default: '' },
    sellerAddress: { type: String, default: '' },
    sellerTaxNumber: { type: String, default: '' },
  },
  { collection: 'company' },
);
