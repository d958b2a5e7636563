import { z } from 'zod';
import { serialSchema } from '../inventory/fields';

/** GET /api/checkout/pieces: pieces with serial numbers that were sent to the caller. */
export const listPiecesQuerySchema = z.strictObject({
  /** This number alone. */
  number: serialSchema.optional(),
});

export const pieceSchema = z.object({
  number: z.string(),
  productId: z.string(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  /** When the order left the warehouse. */
  sentAt: z.iso.datetime(),
});
export type Piece = z.infer<typeof pieceSchema>;

/** Newest orders first; at most `PIECES_MAX`. */
export const piecesSchema = z.object({ items: z.array(pieceSchema) });
export type Pieces = z.infer<typeof piecesSchema>;
export const PIECES_MAX = 200;
