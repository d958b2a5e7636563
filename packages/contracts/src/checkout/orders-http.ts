import { z } from 'zod';
import { LIMITS } from '../common/limits';
import { moneySchema } from '../common/money';
import { pageQuerySchema } from '../common/pagination';
import { pricedLineSchema } from './checkout-http';
import { ORDER_STATUSES } from './order-states';
import { PAYMENT_STATUSES } from './payment-states';
import { paymentCardSchema, transferInstructionsSchema } from './payments-http';
import {
  arrivalSchema,
  orderAddressSchema,
  shippingChoiceSchema,
  taxNumberSchema,
  totalsSchema,
} from './totals-http';

/** What left with a part of an order. */
const sentPartSchema = z.object({
  lines: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
});
export type SentPart = z.infer<typeof sentPartSchema>;

/** One step of an order's life. */
export const orderEventSchema = z.object({
  status: z.enum(ORDER_STATUSES),
  at: z.iso.datetime(),
  note: z.string().nullable(),
  /** At the steps at which a part of the goods left. */
  part: sentPartSchema.optional(),
});

/** A row of the customer's or the back office's order list. */
export const orderListItemSchema = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  placedAt: z.iso.datetime(),
  customerName: z.string(),
  email: z.string(),
  itemCount: z.number().int(),
  total: moneySchema,
  trackingNumber: z.string().nullable(),
});
export type OrderListItem = z.infer<typeof orderListItemSchema>;

/** An order in full; only its owner and staff see it. */
export const orderSchema = orderListItemSchema.extend({
  customerId: z.string(),
  shippingAddress: orderAddressSchema,
  billingAddress: orderAddressSchema,
  shippingMethod: shippingChoiceSchema,
  carrier: z.string().nullable(),
  /** Where the carrier shows the parcel; null without a number, or for a carrier whose page is not known. */
  trackingUrl: z.url().nullable().optional(),
  lines: z.array(pricedLineSchema),
  /** The pieces that were sent, by their serial numbers, of products that have them. */
  serials: z.array(z.object({ productId: z.string(), number: z.string() })).optional(),
  totals: totalsSchema,
  refunded: moneySchema,
  paymentId: z.string(),
  paymentMethod: z.string().nullable(),
  /** The card that has paid; null for another means, and where the provider did not say it. */
  paymentCard: paymentCardSchema.nullable().optional(),
  /** Where the money of an unpaid bank transfer is to go. */
  transfer: transferInstructionsSchema.nullable().optional(),
  notes: z.string().nullable(),
  poNumber: z.string().nullable().optional(),
  taxNumber: z.string().nullable().optional(),
  /** Money that went back, oldest first. */
  refunds: z
    .array(z.object({ amount: moneySchema, at: z.iso.datetime(), reason: z.string() }))
    .optional(),
  /** Whether its customer may still cancel it. */
  cancellable: z.boolean().optional(),
  history: z.array(orderEventSchema),
  /** Statuses that the table allows next; the back office offers exactly these. */
  nextStatuses: z.array(z.enum(ORDER_STATUSES)),
});
export type Order = z.infer<typeof orderSchema>;

const orderStaffSchema = z.object({ id: z.string(), name: z.string() });

/** What staff have written about an order. */
export const orderNoteSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: orderStaffSchema,
  text: z.string(),
});
export type OrderNote = z.infer<typeof orderNoteSchema>;

/** An order as the back office sees it: with who moved it on, and the notes of staff. */
export const staffOrderSchema = orderSchema.extend({
  history: z.array(orderEventSchema.extend({ by: orderStaffSchema.nullable() })),
  staffNotes: z.array(orderNoteSchema),
  /** Mails that staff have sent by hand, oldest first. */
  handSent: z
    .array(
      z.object({
        at: z.iso.datetime(),
        by: orderStaffSchema,
        mail: z.string(),
        /** Number of the paper that it brought. */
        paper: z.string().nullable(),
      }),
    )
    .optional(),
  /** Whether the buyer's tax number may still be corrected. */
  taxNumberCorrectable: z.boolean().optional(),
});
export type StaffOrder = z.infer<typeof staffOrderSchema>;

/** POST /api/checkout/admin/orders/{id}/notes. */
export const addOrderNoteSchema = z.strictObject({
  text: z.string().trim().min(1).max(LIMITS.textMax),
});

export const listMyOrdersQuerySchema = pageQuerySchema.extend({
  status: z.enum(ORDER_STATUSES).optional(),
});

export const ORDER_SORTS = ['-placedAt', 'placedAt', '-total', 'total'] as const;
export const listOrdersQuerySchema = pageQuerySchema.extend({
  status: z.enum(ORDER_STATUSES).optional(),
  /** Words of the number, e-mail, names, SKUs or product names; the beginning of each is enough. */
  q: z.string().trim().max(LIMITS.titleMax).optional(),
  customerId: z.string().max(40).optional(),
  sort: z.enum(ORDER_SORTS).default('-placedAt'),
});

/** PATCH /api/checkout/admin/orders/{id}/status. Shipping, cancelling and refunding have their own calls. */
export const changeOrderStatusSchema = z.strictObject({
  status: z.enum(['processing', 'onhold', 'delivered', 'completed']),
  note: z.string().trim().max(LIMITS.textMax).optional(),
  notify: z.boolean().default(false),
});

/** POST /api/checkout/admin/orders/{id}/shipments. */
export const shipOrderSchema = z.strictObject({
  trackingNumber: z.string().trim().min(1).max(80),
  carrier: z.string().trim().min(1).max(80),
  notify: z.boolean().default(true),
});

/** PUT /api/checkout/admin/orders/{id}/tax-number. An issued invoice is taken back by a credit note and issued anew. */
export const correctTaxNumberSchema = z.strictObject({
  taxNumber: taxNumberSchema,
  notify: z.boolean().default(true),
});

/** POST /api/checkout/admin/orders/{id}/cancellation. A paid order is refunded in full. */
export const cancelOrderSchema = z.strictObject({
  reason: z.string().trim().min(1).max(LIMITS.titleMax),
  notify: z.boolean().default(true),
});

/** POST /api/checkout/orders/{id}/cancellation, by the customer. A paid order is refunded in full. */
export const cancelMyOrderSchema = z.strictObject({
  reason: z.string().trim().max(LIMITS.titleMax).optional(),
});

/** GET /api/checkout/orders/{id}/reorder: what of an order can be bought again, and for how much; nothing is changed by it. */
export const REORDER_STATES = ['same', 'dearer', 'cheaper', 'gone'] as const;
export const reorderLineSchema = z.object({
  productId: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  imageUrl: z.string(),
  quantity: z.number().int(),
  state: z.enum(REORDER_STATES),
  then: moneySchema,
  /** Null for what is gone. */
  now: moneySchema.nullable(),
  /** How many are left, when that is fewer than the order had. */
  available: z.number().int().nullable(),
});
export type ReorderLine = z.infer<typeof reorderLineSchema>;
export const reorderSchema = z.object({ lines: z.array(reorderLineSchema) });

/** POST /api/checkout/order-tracking: public, so the answer holds no price and no address. */
export const trackOrderSchema = z.strictObject({
  orderNumber: z.string().trim().toUpperCase().min(1).max(40),
  email: z.email().max(LIMITS.titleMax),
});
export const trackedOrderSchema = z.object({
  orderNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  placedAt: z.iso.datetime(),
  city: z.string(),
  /** When it was promised to arrive; absent in orders from before that was kept. */
  arrival: arrivalSchema.optional(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.url().nullable().optional(),
  lines: z.array(z.object({ name: z.string(), quantity: z.number().int(), slug: z.string() })),
  history: z.array(orderEventSchema.omit({ note: true })),
});
export type TrackedOrder = z.infer<typeof trackedOrderSchema>;
