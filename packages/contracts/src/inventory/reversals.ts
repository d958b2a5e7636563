import { z } from 'zod';
import { actorSchema, locationSchema, productRefSchema, textSchema } from './fields';

/** Documents whose moves a reversal takes back. */
export const REVERSIBLE_DOCUMENTS = ['receipt', 'adjustment', 'transfer', 'stocktake'] as const;
export type ReversibleDocument = (typeof REVERSIBLE_DOCUMENTS)[number];

/** Body that reverses a posted document. */
export const createReversalSchema = z.strictObject({ reason: textSchema.min(1) });
export type CreateReversal = z.infer<typeof createReversalSchema>;

/** The reversal of a document, as the document names it. */
export const reversalRefSchema = z.object({ id: z.string(), number: z.string() });
export type ReversalRef = z.infer<typeof reversalRefSchema>;

/** A counter-document: every move of the document that it names, the other way round. */
export const reversalSchema = z.object({
  id: z.string(),
  number: z.string(),
  document: z.object({
    type: z.enum(REVERSIBLE_DOCUMENTS),
    id: z.string(),
    number: z.string(),
  }),
  reason: z.string(),
  createdAt: z.iso.datetime(),
  actor: actorSchema,
  lines: z.array(
    z.object({
      product: productRefSchema,
      lot: z.string().nullable(),
      quantity: z.number().int(),
      from: locationSchema,
      to: locationSchema,
    }),
  ),
});
export type Reversal = z.infer<typeof reversalSchema>;
