import { z } from 'zod';
import { defineLastValue, defineMessage } from '../common/envelope';
import { SHORTAGE_CHOICES } from './shortages';
import { actorSchema } from './fields';

const shortage = z.object({
  productId: z.string(),
  requested: z.number().int(),
  available: z.number().int(),
});

/** A piece that left. */
const shippedSerial = z.object({ productId: z.string(), number: z.string() });

/** All lines of a hold are held until `expiresAt`. */
export const stockHeld = defineMessage(
  'evt.inventory.stock.held.v1',
  z.object({ holdId: z.string(), checkoutId: z.string(), expiresAt: z.iso.datetime() }),
);

/** Nothing was held; `shortages` says what is missing. */
export const stockHoldRefused = defineMessage(
  'evt.inventory.stock.hold-refused.v1',
  z.object({ holdId: z.string(), checkoutId: z.string(), shortages: z.array(shortage) }),
);

/** The hold became an allocation of the order. */
export const stockAllocated = defineMessage(
  'evt.inventory.stock.allocated.v1',
  z.object({
    holdId: z.string(),
    checkoutId: z.string(),
    orderId: z.string(),
    lines: z.array(
      z.object({
        productId: z.string(),
        quantity: z.number().int(),
        warehouseId: z.string(),
        binId: z.string(),
      }),
    ),
  }),
);

/** The hold had ended and the stock was gone: the order is paid but cannot be fulfilled. */
export const stockAllocationRefused = defineMessage(
  'evt.inventory.stock.allocation-refused.v1',
  z.object({
    holdId: z.string(),
    checkoutId: z.string(),
    orderId: z.string(),
    shortages: z.array(shortage),
  }),
);

/** A hold ended without an order: released by command or expired. */
export const stockReleased = defineMessage(
  'evt.inventory.stock.released.v1',
  z.object({ holdId: z.string(), checkoutId: z.string(), reason: z.string() }),
);

/** What is left of each product over all warehouses, for the storefront's stock status; the key is the product's id. */
export const stockLevels = defineLastValue(
  'stock_levels',
  z.object({
    productId: z.string(),
    available: z.number().int(),
    onHand: z.number().int(),
    status: z.enum(['in_stock', 'low_stock', 'out_of_stock']),
    /** Adds up to what is available. */
    warehouses: z
      .array(z.object({ warehouseId: z.string(), available: z.number().int() }))
      .optional(),
    /** What approved purchase orders still bring, by day; null is a day that nobody has named. */
    incoming: z
      .array(z.object({ date: z.iso.date().nullable(), quantity: z.number().int() }))
      .optional(),
  }),
);

/** The names of the warehouses; the key is the warehouse's id. One that was removed is not active. */
export const warehouses = defineLastValue(
  'warehouses',
  z.object({
    warehouseId: z.string(),
    code: z.string(),
    name: z.string(),
    active: z.boolean(),
  }),
);

/** Goods of an order left the warehouse. */
export const orderShipped = defineMessage(
  'evt.inventory.order.shipped.v1',
  z.object({
    orderId: z.string(),
    orderNumber: z.string(),
    shippedAt: z.iso.datetime(),
    trackingNumber: z.string().nullable().optional(),
    carrier: z.string().nullable().optional(),
    /** What left with it, where its serial numbers are kept. */
    serials: z.array(shippedSerial).optional(),
    /** Who of the warehouse sent it; null for what followed from a decision before. For staff alone. */
    by: actorSchema.optional(),
  }),
);

/** A part of an order left; the rest is still allocated, or waited for. */
export const orderPartShipped = defineMessage(
  'evt.inventory.order.part-shipped.v1',
  z.object({
    orderId: z.string(),
    orderNumber: z.string(),
    shippedAt: z.iso.datetime(),
    trackingNumber: z.string().nullable().optional(),
    carrier: z.string().nullable().optional(),
    /** What left with it, where its serial numbers are kept. */
    serials: z.array(shippedSerial).optional(),
    lines: z.array(z.object({ productId: z.string(), quantity: z.number().int() })),
    /** Who of the warehouse sent it. For staff alone. */
    by: actorSchema.optional(),
  }),
);

/** Goods of an order are gone, and staff have decided what becomes of it. */
export const orderShort = defineMessage(
  'evt.inventory.order.short.v1',
  z.object({
    shortageId: z.string(),
    orderId: z.string(),
    orderNumber: z.string(),
    choice: z.enum(SHORTAGE_CHOICES),
    lines: z.array(z.object({ productId: z.string(), quantity: z.number().int() })),
  }),
);

/** An order that waited for goods has all of them. */
export const orderCovered = defineMessage(
  'evt.inventory.order.covered.v1',
  z.object({ orderId: z.string(), orderNumber: z.string() }),
);

/** Goods of a return are there; `sellable` pieces are in stock again, `damaged` ones were written off. */
export const returnReceived = defineMessage(
  'evt.inventory.return.received.v1',
  z.object({
    returnId: z.string(),
    orderId: z.string(),
    receivedAt: z.iso.datetime(),
    lines: z.array(
      z.object({
        productId: z.string(),
        sellable: z.number().int(),
        damaged: z.number().int(),
      }),
    ),
    /** Who of the warehouse received it. For staff alone. */
    by: actorSchema.optional(),
  }),
);

/** A return is no longer expected. */
export const returnWithdrawn = defineMessage(
  'evt.inventory.return.withdrawn.v1',
  z.object({ returnId: z.string(), orderId: z.string() }),
);
