import { z } from 'zod';
import { idSchema, ID_PREFIX } from '../common/ids';
import { LIMITS } from '../common/limits';
import { pageQuerySchema } from '../common/pagination';
import { locationKindSchema, serialCaptureSchema } from './states';

/** Id prefixes of what only the inventory slice knows. */
export const INVENTORY_ID_PREFIX = {
  zone: 'zon',
  bin: 'bin',
  supplier: 'sup',
  receipt: 'rcp',
  adjustment: 'adj',
  purchaseOrder: 'pur',
  transfer: 'trf',
  stocktake: 'stk',
  move: 'mov',
  orderLog: 'oil',
  reversal: 'rvl',
  supplierProduct: 'spr',
  serial: 'ser',
} as const;

export const warehouseIdSchema = idSchema(ID_PREFIX.warehouse);
export const zoneIdSchema = idSchema(INVENTORY_ID_PREFIX.zone);
export const binIdSchema = idSchema(INVENTORY_ID_PREFIX.bin);
export const supplierIdSchema = idSchema(INVENTORY_ID_PREFIX.supplier);
export const purchaseOrderIdSchema = idSchema(INVENTORY_ID_PREFIX.purchaseOrder);

/** A code as printed on a label: no blanks, upper case, short enough for a one-dimensional barcode. */
export const codeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9._-]{0,29}$/, 'Letters, digits, dots and dashes, at most 30');

export const nameSchema = z.string().trim().min(1).max(LIMITS.titleMax);
export const textSchema = z.string().trim().max(LIMITS.textMax);
export const searchTextSchema = z.string().trim().min(1).max(LIMITS.titleMax);

/** A number of pieces that moves or is ordered. */
export const quantitySchema = z.number().int().min(1).max(1_000_000);

/** Lot number as the maker prints it; absent or null when the product has no lots. */
export const lotSchema = z.string().trim().min(1).max(60).nullable();

/** A serial number as the maker prints it; case makes no difference. */
export const serialSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9._/-]{0,49}$/, 'Letters, digits, dots, dashes and slashes, at most 50');

/** Pieces that one line can name by their serial numbers. */
export const LINE_SERIALS_MAX = 1000;

/** The serial numbers of the pieces of a line, each once; where their product keeps them. */
export const lineSerialsSchema = z
  .array(serialSchema)
  .max(LINE_SERIALS_MAX)
  .refine((serials) => new Set(serials).size === serials.length, 'A serial number is listed twice');

/** `true` and `false` of a query string. */
export const queryFlagSchema = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Lines of one document. */
export const DOCUMENT_LINES_MAX = 200;

/** The product of a line, as the inventory slice knows it. */
export const productRefSchema = z.object({
  productId: z.string(),
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  /** When serial numbers are taken down; absent where none are. */
  serialCapture: serialCaptureSchema.optional(),
});
export type ProductRef = z.infer<typeof productRefSchema>;

/** A bin with the codes by which people call it. */
export const binRefSchema = z.object({
  binId: z.string(),
  binCode: z.string(),
  zoneId: z.string(),
  zoneCode: z.string(),
  warehouseId: z.string(),
  warehouseCode: z.string(),
});
export type BinRef = z.infer<typeof binRefSchema>;

/** One end of a move; `bin` is present for kind `bin` only. */
export const locationSchema = z.object({
  kind: locationKindSchema,
  bin: binRefSchema.nullable(),
});
export type LocationView = z.infer<typeof locationSchema>;

export const actorSchema = z.object({ id: z.string(), name: z.string() }).nullable();

/** Query of a list over time: first and last moment. */
export const periodQuerySchema = pageQuerySchema.extend({
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
});
