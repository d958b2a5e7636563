import { STOCK_STATUSES, type StockStatus } from '@solar/contracts/catalog/product-data';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** What inventory last said of a product; `_id` is the product's id, `sequence` the event's version. */
export type StockLevelDoc = {
  _id: string;
  status: StockStatus;
  available: number;
  sequence: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const STOCK_LEVEL = 'StockLevel';

export const stockLevelSchema = defineSchema<StockLevelDoc>(
  {
    status: { type: String, enum: STOCK_STATUSES, required: true },
    available: { type: Number, required: true },
    sequence: { type: Number, required: true },
  },
  { collection: 'stock_levels' },
);
