import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** The last day of a lot as somebody has corrected it; the id is `product|lot`. It holds for goods of the lot that come later, too. */
export type LotDateDoc = {
  _id: string;
  productId: string;
  lot: string;
  expiresOn: string | null;
  version: number;
};

export const lotDateSchema = defineSchema<LotDateDoc>(
  {
    productId: { type: String, required: true },
    lot: { type: String, required: true },
    expiresOn: { type: String, default: null },
  },
  { collection: 'lot_dates' },
);
