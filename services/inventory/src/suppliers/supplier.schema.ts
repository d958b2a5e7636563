import type { Supplier } from '@solar/contracts/inventory/suppliers';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { searchTermsPath } from '@solar/service-kit/mongo/search-terms';
import { SEARCH_FIELDS } from '../lists/search-fields';

export type SupplierDoc = Omit<Supplier, 'id'> & {
  _id: string;
  searchTerms?: string[];
  version: number;
};

const text = { type: String, default: '' };

export const supplierSchema = defineSchema<SupplierDoc>(
  {
    code: { type: String, required: true },
    name: { type: String, required: true },
    contactName: text,
    email: text,
    phone: text,
    website: text,
    address: text,
    city: text,
    country: text,
    notes: text,
    active: { type: Boolean, required: true },
    searchTerms: searchTermsPath(SEARCH_FIELDS.suppliers),
  },
  { collection: 'suppliers' },
);
supplierSchema.index({ code: 1 }, { unique: true });
supplierSchema.index({ name: 1 });
supplierSchema.index({ searchTerms: 1 });
