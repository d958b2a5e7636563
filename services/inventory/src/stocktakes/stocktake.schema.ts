import type { StocktakeStatus } from '@solar/contracts/inventory/states';
import { STOCKTAKE_STATUSES } from '@solar/contracts/inventory/states';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { searchTermsPath } from '@solar/service-kit/mongo/search-terms';
import { Schema } from 'mongoose';
import { SEARCH_FIELDS } from '../lists/search-fields';
import { reversalField, type Reversed } from '../documents/reversal-field';
import type { Actor } from '../stock/domain/stock-rows';

export type StocktakeDoc = Reversed & {
  _id: string;
  number: string;
  name: string;
  reference: string;
  description: string;
  status: StocktakeStatus;
  warehouseId: string;
  warehouseCode: string;
  warehouseName: string;
  zoneId: string | null;
  zoneCode: string | null;
  categorySlug: string | null;
  createdBy: Actor;
  approvedBy: Actor | null;
  at: Date;
  closedAt: Date | null;
  searchTerms?: string[];
  version: number;
};

const text = { type: String, default: '' };

export const stocktakeSchema = defineSchema<StocktakeDoc>(
  {
    number: { type: String, required: true },
    name: { type: String, required: true },
    reference: text,
    description: text,
    status: { type: String, enum: STOCKTAKE_STATUSES, required: true },
    warehouseId: { type: String, required: true },
    warehouseCode: text,
    warehouseName: text,
    zoneId: { type: String, default: null },
    zoneCode: { type: String, default: null },
    categorySlug: { type: String, default: null },
    createdBy: { type: Schema.Types.Mixed, required: true },
    approvedBy: { type: Schema.Types.Mixed, default: null },
    at: { type: Date, required: true },
    closedAt: { type: Date, default: null },
    reversal: reversalField,
    searchTerms: searchTermsPath(SEARCH_FIELDS.stocktakes),
  },
  { collection: 'stocktakes' },
);
stocktakeSchema.index({ number: 1 }, { unique: true });
stocktakeSchema.index({ at: -1, _id: -1 });
stocktakeSchema.index({ status: 1, at: -1, _id: -1 });
stocktakeSchema.index({ searchTerms: 1 });
