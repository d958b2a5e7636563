import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { searchTermsPath } from '@solar/service-kit/mongo/search-terms';
import { SEARCH_FIELDS } from '../lists/search-fields';

export type ZoneDoc = {
  _id: string;
  name: string;
  code: string;
  description: string;
  active: boolean;
  warehouseId: string;
  warehouseCode: string;
  searchTerms?: string[];
  version: number;
};

export const zoneSchema = defineSchema<ZoneDoc>(
  {
    name: { type: String, required: true },
    code: { type: String, required: true },
    description: { type: String, default: '' },
    active: { type: Boolean, required: true },
    warehouseId: { type: String, required: true },
    warehouseCode: { type: String, required: true },
    searchTerms: searchTermsPath(SEARCH_FIELDS.zones),
  },
  { collection: 'zones' },
);
zoneSchema.index({ warehouseId: 1, code: 1 }, { unique: true });
zoneSchema.index({ code: 1 });
zoneSchema.index({ searchTerms: 1 });
