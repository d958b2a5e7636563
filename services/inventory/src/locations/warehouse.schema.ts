import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { searchTermsPath } from '@solar/service-kit/mongo/search-terms';
import { SEARCH_FIELDS } from '../lists/search-fields';

export type WarehouseDoc = {
  _id: string;
  name: string;
  code: string;
  description: string;
  /** Absent in warehouses from before there was one. */
  address?: string;
  active: boolean;
  searchTerms?: string[];
  version: number;
};

export const warehouseSchema = defineSchema<WarehouseDoc>(
  {
    name: { type: String, required: true },
    code: { type: String, required: true },
    description: { type: String, default: '' },
    address: { type: String, default: '' },
    active: { type: Boolean, required: true },
    searchTerms: searchTermsPath(SEARCH_FIELDS.warehouses),
  },
  { collection: 'warehouses' },
);
warehouseSchema.index({ code: 1 }, { unique: true });
warehouseSchema.index({ searchTerms: 1 });
