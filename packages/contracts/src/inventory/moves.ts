import { z } from 'zod';
import { productIdSchema } from '../common/ids';
import { pageOf } from '../common/pagination';
import {
  actorSchema,
  binIdSchema,
  locationSchema,
  periodQuerySchema,
  productRefSchema,
  searchTextSchema,
  warehouseIdSchema,
} from './fields';
import { moveReasonSchema } from './states';

/** Query of the ledger. `reference` is the number or the id of the causing document. */
export const moveQuerySchema = periodQuerySchema.extend({
  productId: productIdSchema.optional(),
  warehouseId: warehouseIdSchema.optional(),
  binId: binIdSchema.optional(),
  reason: moveReasonSchema.optional(),
  reference: searchTextSchema.optional(),
});
export type MoveQuery = z.infer<typeof moveQuerySchema>;

export const referenceSchema = z.object({
  type: z.enum([
    'receipt',
    'adjustment',
    'transfer',
    'stocktake',
    'order',
    'return',
    'relocation',
    'reversal',
  ]),
  id: z.string(),
  number: z.string(),
});

/** One entry of the ledger. */
export const moveSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  product: productRefSchema,
  lot: z.string().nullable(),
  quantity: z.number().int(),
  from: locationSchema,
  to: locationSchema,
  reason: moveReasonSchema,
  reference: referenceSchema,
  note: z.string().nullable(),
  actor: actorSchema,
});
export type StockMove = z.infer<typeof moveSchema>;
export const movePageSchema = pageOf(moveSchema);
