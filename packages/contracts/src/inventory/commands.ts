import { z } from 'zod';
import { defineMessage } from '../common/envelope';
import { holdIdSchema, orderIdSchema, productIdSchema } from '../common/ids';
import { LIMITS } from '../common/limits';
import { returnIdSchema } from '../checkout/returns-http';
import { RETURN_REASONS } from '../checkout/return-states';

const line = z.object({
  productId: productIdSchema,
  quantity: z.number().int().min(1).max(LIMITS.lineQuantityMax),
});

/** Hold stock for all lines at once or for none. Answered by `stockHeld` or `stockHoldRefused`. */
export const placeHold = defineMessage(
  'cmd.inventory.hold.place.v1',
  z.object({
    holdId: holdIdSchema,
    checkoutId: z.string(),
    lines: z.array(line).min(1).max(LIMITS.cartLinesMax),
    expiresAt: z.iso.datetime(),
    /**
     * A hold whose pieces this one may take over, all at once or not at all. One of the same `checkoutId` is over then; one of
     * another gets its pieces back when this hold ends without an order before its own time is over.
     */
    replaces: holdIdSchema.optional(),
  }),
);

/** Turn a hold into an allocation for the paid order. Answered by `stockAllocated` or `stockAllocationRefused`. */
export const confirmHold = defineMessage(
  'cmd.inventory.hold.confirm.v1',
  z.object({ holdId: holdIdSchema, orderId: orderIdSchema, orderNumber: z.string() }),
);

/** Give a hold back; releasing an unknown or ended hold does nothing (and blocks a later place). */
export const releaseHold = defineMessage(
  'cmd.inventory.hold.release.v1',
  z.object({ holdId: holdIdSchema, reason: z.string() }),
);

/** Give an order's open allocation back (order cancelled before shipping). */
export const releaseAllocation = defineMessage(
  'cmd.inventory.allocation.release.v1',
  z.object({ orderId: orderIdSchema, reason: z.string() }),
);

/** Ship everything that is allocated to an order. Answered by `orderShipped`. */
export const shipOrder = defineMessage(
  'cmd.inventory.order.ship.v1',
  z.object({
    orderId: orderIdSchema,
    orderNumber: z.string(),
    trackingNumber: z.string().optional(),
    carrier: z.string().optional(),
  }),
);

/** Expect goods of an order back. Answered by `returnReceived` once they are there. */
export const expectReturn = defineMessage(
  'cmd.inventory.return.expect.v1',
  z.object({
    returnId: returnIdSchema,
    returnNumber: z.string(),
    orderId: orderIdSchema,
    orderNumber: z.string(),
    customerName: z.string(),
    lines: z
      .array(
        line.extend({
          reason: z.enum(RETURN_REASONS),
          /** The pieces that come back, where they were named. */
          serials: z.array(z.string()).optional(),
        }),
      )
      .min(1)
      .max(LIMITS.cartLinesMax),
  }),
);

/** Expect a return no longer. Answered by `returnWithdrawn`, unless its goods are there already. */
export const withdrawReturn = defineMessage(
  'cmd.inventory.return.withdraw.v1',
  z.object({
    returnId: returnIdSchema,
    returnNumber: z.string(),
    orderId: orderIdSchema,
    orderNumber: z.string(),
  }),
);
