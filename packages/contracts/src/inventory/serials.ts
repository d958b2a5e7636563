import { z } from 'zod';
import { orderIdSchema, productIdSchema } from '../common/ids';
import { pageOf, pageQuerySchema } from '../common/pagination';
import {
  binIdSchema,
  binRefSchema,
  productRefSchema,
  searchTextSchema,
  warehouseIdSchema,
} from './fields';
import { moveSchema, referenceSchema } from './moves';
import { serialStateSchema } from './states';

/** Query of the list of serial numbers. `q` begins the number. */
export const serialQuerySchema = pageQuerySchema.extend({
  q: searchTextSchema.optional(),
  state: serialStateSchema.optional(),
  productId: productIdSchema.optional(),
  warehouseId: warehouseIdSchema.optional(),
  binId: binIdSchema.optional(),
  orderId: orderIdSchema.optional(),
});
export type SerialQuery = z.infer<typeof serialQuerySchema>;

/** One piece, by the number that its maker gave it. */
export const serialViewSchema = z.object({
  id: z.string(),
  number: z.string(),
  product: productRefSchema,
  state: serialStateSchema,
  lot: z.string().nullable(),
  /** Null for what is in no bin, or was taken down as it left. */
  bin: binRefSchema.nullable(),
  /** The order with which it left last. */
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
  /** What moved it last. */
  reference: referenceSchema,
  changedAt: z.iso.datetime(),
});
export type SerialView = z.infer<typeof serialViewSchema>;
export const serialPageSchema = pageOf(serialViewSchema);

/** One piece with every move of the ledger that names it, the latest first. */
export const serialDetailSchema = serialViewSchema.extend({ history: z.array(moveSchema) });
export type SerialDetail = z.infer<typeof serialDetailSchema>;
