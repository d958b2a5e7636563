import { z } from 'zod';
import { pageOf, pageQuerySchema } from '../common/pagination';
import {
  codeSchema,
  nameSchema,
  queryFlagSchema,
  searchTextSchema,
  textSchema,
  warehouseIdSchema,
  zoneIdSchema,
} from './fields';

const common = {
  name: nameSchema,
  code: codeSchema,
  description: textSchema.default(''),
  active: z.boolean().default(true),
};
const commonEdit = {
  name: nameSchema.optional(),
  description: textSchema.optional(),
  active: z.boolean().optional(),
};
const commonView = {
  id: z.string(),
  name: z.string(),
  code: z.string(),
  description: z.string(),
  active: z.boolean(),
};

/** Where suppliers deliver to, as purchase orders say it: several lines. */
export const warehouseAddressSchema = z.string().trim().max(500);

/** Body that creates a warehouse. */
export const createWarehouseSchema = z.strictObject({
  ...common,
  address: warehouseAddressSchema.default(''),
});
/** Body that changes a warehouse; codes are printed on labels and stay. */
export const updateWarehouseSchema = z.strictObject({
  ...commonEdit,
  address: warehouseAddressSchema.optional(),
});
/** A warehouse with the size of what is in it. */
export const warehouseSchema = z.object({
  ...commonView,
  address: z.string().optional(),
  zoneCount: z.number().int(),
  binCount: z.number().int(),
  onHand: z.number().int(),
});
export type Warehouse = z.infer<typeof warehouseSchema>;

/** Body that creates a zone. */
export const createZoneSchema = z.strictObject({ ...common, warehouseId: warehouseIdSchema });
/** Body that changes a zone. */
export const updateZoneSchema = z.strictObject(commonEdit);
/** A part of a warehouse. */
export const zoneSchema = z.object({
  ...commonView,
  warehouseId: z.string(),
  warehouseCode: z.string(),
  binCount: z.number().int(),
});
export type Zone = z.infer<typeof zoneSchema>;

const maxCapacity = z.number().int().min(1).max(10_000_000).nullable();

/** Body that creates a bin. */
export const createBinSchema = z.strictObject({
  ...common,
  zoneId: zoneIdSchema,
  maxCapacity: maxCapacity.default(null),
});
/** Body that changes a bin. */
export const updateBinSchema = z.strictObject({
  ...commonEdit,
  maxCapacity: maxCapacity.optional(),
});
/** A place one can put goods on. */
export const binSchema = z.object({
  ...commonView,
  maxCapacity: z.number().int().nullable(),
  zoneId: z.string(),
  zoneCode: z.string(),
  warehouseId: z.string(),
  warehouseCode: z.string(),
  onHand: z.number().int(),
});
export type Bin = z.infer<typeof binSchema>;

/** Query of the location lists. */
export const locationListQuerySchema = pageQuerySchema.extend({
  q: searchTextSchema.optional(),
  warehouseId: warehouseIdSchema.optional(),
  zoneId: zoneIdSchema.optional(),
  active: queryFlagSchema.optional(),
});
export type LocationListQuery = z.infer<typeof locationListQuerySchema>;

export const warehousePageSchema = pageOf(warehouseSchema);
export const zonePageSchema = pageOf(zoneSchema);
export const binPageSchema = pageOf(binSchema);

/** A bin that has more pieces than its capacity. */
export const overfilledBinSchema = z.object({
  binId: z.string(),
  binCode: z.string(),
  maxCapacity: z.number().int(),
  onHand: z.number().int(),
});
export type OverfilledBin = z.infer<typeof overfilledBinSchema>;

/** What the refusal of goods beyond the capacity of bins says: what each would have. */
export const fullBinsSchema = z.object({ bins: z.array(overfilledBinSchema) });
