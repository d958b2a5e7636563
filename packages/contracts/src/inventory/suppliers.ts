import { z } from 'zod';
import { pageOf, pageQuerySchema } from '../common/pagination';
import { codeSchema, nameSchema, queryFlagSchema, searchTextSchema, textSchema } from './fields';

const line = z.string().trim().max(200);
const fields = {
  name: nameSchema,
  contactName: line,
  email: z.union([z.literal(''), z.email()]),
  phone: line,
  website: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
  address: line,
  city: line,
  country: line,
  notes: textSchema,
  active: z.boolean(),
};

/** Body that creates a supplier. */
export const createSupplierSchema = z.strictObject({
  ...fields,
  code: codeSchema,
  contactName: fields.contactName.default(''),
  email: fields.email.default(''),
  phone: fields.phone.default(''),
  website: fields.website.default(''),
  address: fields.address.default(''),
  city: fields.city.default(''),
  country: fields.country.default(''),
  notes: fields.notes.default(''),
  active: fields.active.default(true),
});
/** Body that changes a supplier. */
export const updateSupplierSchema = z.strictObject(fields).partial();

/** Who delivers goods. */
export const supplierSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  website: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  notes: z.string(),
  active: z.boolean(),
});
export type Supplier = z.infer<typeof supplierSchema>;
export const supplierPageSchema = pageOf(supplierSchema);

/** Query of the supplier list. */
export const supplierQuerySchema = pageQuerySchema.extend({
  q: searchTextSchema.optional(),
  active: queryFlagSchema.optional(),
});
export type SupplierQuery = z.infer<typeof supplierQuerySchema>;
