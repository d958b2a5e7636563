import { z } from 'zod';
import { idSchema, orderIdSchema, productIdSchema } from '../common/ids';
import { LIMITS } from '../common/limits';
import { moneySchema } from '../common/money';
import { pageOf, pageQuerySchema } from '../common/pagination';
import { RETURN_REASONS, RETURN_STATUSES, type ReturnReason } from './return-states';

export const RETURN_ID_PREFIX = 'ret';
export const returnIdSchema = idSchema(RETURN_ID_PREFIX);

/** Who moved a return. */
export const RETURN_ACTORS = ['customer', 'staff', 'warehouse', 'system'] as const;

const pieces = z.number().int().min(1).max(LIMITS.lineQuantityMax);

/** What the warehouse found of a line. */
export const returnFindingSchema = z.object({
  sellable: z.number().int(),
  damaged: z.number().int(),
});

export const returnLineSchema = z.object({
  productId: z.string(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  imageUrl: z.string(),
  quantity: z.number().int(),
  reason: z.enum(RETURN_REASONS),
  /** Null until the warehouse has received the goods. */
  received: returnFindingSchema.nullable(),
  /** Which pieces come back, where whoever asked has named them. */
  serials: z.array(z.string()).optional(),
});
export type ReturnLine = z.infer<typeof returnLineSchema>;

export const returnEventSchema = z.object({
  status: z.enum(RETURN_STATUSES),
  at: z.iso.datetime(),
  by: z.enum(RETURN_ACTORS),
  note: z.string().nullable(),
});

/** A return as its customer and staff see it. */
export const returnSchema = z.object({
  returnId: z.string(),
  returnNumber: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  status: z.enum(RETURN_STATUSES),
  lines: z.array(returnLineSchema),
  comment: z.string().nullable(),
  /** Pictures that its customer added. */
  pictures: z.array(z.string()),
  /** What goes back, or has gone back. */
  refund: moneySchema.nullable(),
  history: z.array(returnEventSchema),
  createdAt: z.iso.datetime(),
});
export type OrderReturn = z.infer<typeof returnSchema>;

/** GET /api/checkout/orders/{id}/returns: the returns of an order, and what of it can still come back. */
export const orderReturnsSchema = z.object({
  items: z.array(returnSchema),
  returnable: z.object({
    /** Until when its customer may ask; null when the order has not left or is over. */
    until: z.iso.datetime().nullable(),
    open: z.boolean(),
    lines: z.array(
      z.object({
        productId: z.string(),
        sku: z.string(),
        name: z.string(),
        quantity: z.number().int(),
      }),
    ),
  }),
});
export type OrderReturns = z.infer<typeof orderReturnsSchema>;

export const RETURN_PICTURES_MAX = 6;
/** What a picture of a return may weigh when it is sent, in bytes (10 MiB). */
export const RETURN_PICTURE_BYTES_MAX = 10 * 1024 * 1024;
export const RETURN_PICTURE_ID_PREFIX = 'rpi';

/** What customers may give as a reason; a parcel that did not arrive is for staff to see. */
export const CUSTOMER_RETURN_REASONS = RETURN_REASONS.filter((reason) => reason !== 'undelivered');

/** Serial numbers of the order that a return names. */
const namedPieces = z
  .array(z.string().trim().toUpperCase().min(1).max(50))
  .max(LIMITS.lineQuantityMax)
  .refine((numbers) => new Set(numbers).size === numbers.length, 'A number is listed twice');

function linesFor<R extends ReturnReason>(reasons: readonly R[]) {
  const line = z
    .strictObject({
      productId: productIdSchema,
      quantity: pieces,
      reason: z.enum(reasons),
      serials: namedPieces.optional(),
    })
    .refine(({ quantity, serials = [] }) => serials.length <= quantity, {
      path: ['serials'],
      message: 'More numbers than pieces',
    });
  return z
    .array(line)
    .min(1)
    .max(LIMITS.cartLinesMax)
    .refine((lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length, {
      message: 'A product may appear once',
    });
}

/** POST /api/checkout/orders/{id}/returns, by the customer. */
export const requestReturnSchema = z.strictObject({
  lines: linesFor(CUSTOMER_RETURN_REASONS),
  comment: z.string().trim().max(LIMITS.textMax).optional(),
  pictures: z.array(idSchema(RETURN_PICTURE_ID_PREFIX)).max(RETURN_PICTURES_MAX).default([]),
});

/** POST /api/checkout/admin/orders/{id}/returns: staff open a return, which is accepted at once and knows no time limit. */
export const openReturnSchema = z.strictObject({
  lines: linesFor(RETURN_REASONS),
  comment: z.string().trim().max(LIMITS.textMax).optional(),
});

/** A picture that was uploaded and belongs to no return yet. */
export const returnPictureSchema = z.object({ pictureId: z.string() });
export type ReturnPicture = z.infer<typeof returnPictureSchema>;

/** A row of the back office's list. */
export const returnListItemSchema = returnSchema
  .pick({
    returnId: true,
    returnNumber: true,
    orderId: true,
    orderNumber: true,
    status: true,
    createdAt: true,
  })
  .extend({ customerName: z.string(), email: z.string(), pieces: z.number().int() });
export type ReturnListItem = z.infer<typeof returnListItemSchema>;
export const returnPageSchema = pageOf(returnListItemSchema);

export const listReturnsQuerySchema = pageQuerySchema.extend({
  status: z.enum(RETURN_STATUSES).optional(),
  orderId: orderIdSchema.optional(),
  /** Number of the return or its order, e-mail or name; the beginning is enough. */
  q: z.string().trim().min(1).max(LIMITS.titleMax).optional(),
});

/** A return as staff see it. */
export const staffReturnSchema = returnSchema.extend({
  /** With the name of whom of staff or the warehouse it was, where one is known. */
  history: z.array(returnEventSchema.extend({ person: z.string().optional() })),
  customerId: z.string(),
  customerName: z.string(),
  email: z.string(),
  /** What the received pieces cost with their tax, never more than is left of the payment; null before they are received. */
  refundable: moneySchema.nullable(),
  nextStatuses: z.array(z.enum(RETURN_STATUSES)),
});
export type StaffReturn = z.infer<typeof staffReturnSchema>;

/** POST …/acceptance: what the customer is to know, such as where to send the goods. */
export const acceptReturnSchema = z.strictObject({
  note: z.string().trim().min(1).max(LIMITS.textMax).optional(),
});

/** POST …/refusal: of a request, or of a refund once the goods were seen. */
export const refuseReturnSchema = z.strictObject({
  reason: z.string().trim().min(1).max(LIMITS.titleMax),
});

/** POST …/refund: the whole of what is refundable, or less. */
export const refundReturnSchema = z.strictObject({ amount: moneySchema.optional() });
