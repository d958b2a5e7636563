import { z } from 'zod';
import { RETURN_REASONS } from '../checkout/return-states';
import { orderIdSchema, productIdSchema } from '../common/ids';
import { pageOf, pageQuerySchema } from '../common/pagination';
import {
  actorSchema,
  binIdSchema,
  binRefSchema,
  DOCUMENT_LINES_MAX,
  lineSerialsSchema,
  lotSchema,
  productRefSchema,
  quantitySchema,
  searchTextSchema,
  textSchema,
} from './fields';
import { incomingReturnStatusSchema, RETURN_CONDITIONS } from './states';

/** Query of the returns that the warehouse expects or has received. */
export const incomingReturnQuerySchema = pageQuerySchema.extend({
  status: incomingReturnStatusSchema.optional(),
  orderId: orderIdSchema.optional(),
  /** Number of the return; the beginning is enough. */
  q: searchTextSchema.optional(),
});
export type IncomingReturnQuery = z.infer<typeof incomingReturnQuerySchema>;

/** A line that is expected, with the lots in which its order was shipped. */
export const incomingReturnLineSchema = z.object({
  product: productRefSchema,
  quantity: z.number().int(),
  reason: z.enum(RETURN_REASONS),
  lots: z.array(z.string().nullable()),
  /** The pieces that were named when the return was asked for. */
  serials: z.array(z.string()).optional(),
});

export const receivedReturnLineSchema = z.object({
  product: productRefSchema,
  lot: z.string().nullable(),
  quantity: z.number().int(),
  condition: z.enum(RETURN_CONDITIONS),
  /** Null for what was written off. */
  bin: binRefSchema.nullable(),
  serials: z.array(z.string()).optional(),
});

/** A row of the warehouse's list of goods that customers send back. */
export const incomingReturnListItemSchema = z.object({
  returnId: z.string(),
  returnNumber: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  /** Who sends the goods, as long as they are expected; empty then. */
  customerName: z.string(),
  status: incomingReturnStatusSchema,
  expectedAt: z.iso.datetime(),
  receivedAt: z.iso.datetime().nullable(),
  pieces: z.number().int(),
});
export type IncomingReturnListItem = z.infer<typeof incomingReturnListItemSchema>;
export const incomingReturnPageSchema = pageOf(incomingReturnListItemSchema);

/** One of them, with what is expected and what came. */
export const incomingReturnSchema = incomingReturnListItemSchema.extend({
  receivedBy: actorSchema,
  note: z.string(),
  lines: z.array(incomingReturnLineSchema),
  received: z.array(receivedReturnLineSchema),
});
export type IncomingReturn = z.infer<typeof incomingReturnSchema>;

const received = {
  productId: productIdSchema,
  lot: lotSchema.default(null),
  quantity: quantitySchema,
  serials: lineSerialsSchema.optional(),
};

/** Body that receives a return, once: what came and in which condition. What is sellable names its bin. */
export const receiveReturnBodySchema = z.strictObject({
  lines: z
    .array(
      z.discriminatedUnion('condition', [
        z.strictObject({ ...received, condition: z.literal('sellable'), binId: binIdSchema }),
        z.strictObject({ ...received, condition: z.literal('damaged') }),
      ]),
    )
    .min(1)
    .max(DOCUMENT_LINES_MAX),
  note: textSchema.default(''),
});
export type ReceiveReturnBody = z.infer<typeof receiveReturnBodySchema>;
