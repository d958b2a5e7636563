import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { searchTermsPath } from '@solar/service-kit/mongo/search-terms';
import { SEARCH_FIELDS } from '../lists/search-fields';

/** A bin. Codes never change, so that those of zone and warehouse are kept with it. */
export type BinDoc = {
  _id: string;
  name: string;
  code: string;
  description: string;
  active: boolean;
  maxCapacity: number | null;
  zoneId: string;
  zoneCode: string;
  warehouseId: string;
  warehouseCode: string;
  searchTerms?: string[];
  version: number;
};

export const binSchema = defineSchema<BinDoc>(
  {
    name: { type: String, required: true },
    code: { type: String, required: true },
    description: { type: String, default: '' },
    active: { type: Boolean, required: true },
    maxCapacity: { type: Number, default: null },
    zoneId: { type: String, required: true },
    zoneCode: { type: String, required: true },
    warehouseId: { type: String, required: true },
    warehouseCode: { type: String, required: true },
    searchTerms: searchTermsPath(SEARCH_FIELDS.bins),
  },
  { collection: 'bins' },
);
// A scanned label names one bin in all warehouses.
binSchema.index({ code: 1 }, { unique: true });
binSchema.index({ warehouseId: 1, zoneId: 1, code: 1 });
binSchema.index({ zoneId: 1, code: 1 });
binSchema.index({ searchTerms: 1 });
