import { z } from 'zod';
import { orderIdSchema, productIdSchema } from '../common/ids';
import { binIdSchema, lotSchema, quantitySchema } from './fields';

/** What becomes of an order whose goods are gone: it is shipped without them, waits for more, or is cancelled and refunded. */
export const SHORTAGE_CHOICES = ['short_ship', 'wait', 'cancel'] as const;
export const shortageChoiceSchema = z.enum(SHORTAGE_CHOICES);
export type ShortageChoice = z.infer<typeof shortageChoiceSchema>;

/** Decisions on the orders whose goods a document takes. */
export const shortageDecisionsSchema = z
  .array(z.strictObject({ orderId: orderIdSchema, choice: shortageChoiceSchema }))
  .max(200);
export type ShortageDecisions = z.infer<typeof shortageDecisionsSchema>;

/** Body of a call that may take promised goods. */
export const shortageBodySchema = z.strictObject({
  shortages: shortageDecisionsSchema.default([]),
});
export type ShortageBody = z.infer<typeof shortageBodySchema>;

/** What the refusal of such a document says: the orders that go short, with how many pieces of what. */
export const promisedSchema = z.object({
  orders: z.array(
    z.object({
      orderId: z.string(),
      orderNumber: z.string(),
      productId: z.string(),
      quantity: z.number().int(),
    }),
  ),
});
export type Promised = z.infer<typeof promisedSchema>;

/** Body that decides on pieces for which an order waits. */
export const decideShortageSchema = z.strictObject({
  choice: z.enum(['short_ship', 'cancel']),
});
export type DecideShortage = z.infer<typeof decideShortageSchema>;

/** Body that reports that a bin has fewer pieces of an order than it should; they are written off as lost. */
export const shortPickSchema = z.strictObject({
  productId: productIdSchema,
  binId: binIdSchema,
  lot: lotSchema.default(null),
  missing: quantitySchema,
  shortages: shortageDecisionsSchema.default([]),
});
export type ShortPick = z.infer<typeof shortPickSchema>;
