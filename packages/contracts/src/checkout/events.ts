import { z } from 'zod';
import { defineMessage } from '../common/envelope';
import { moneySchema } from '../common/money';
import { ORDER_STATUSES } from './order-states';

const orderSummary = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  customerId: z.string(),
  email: z.string(),
  total: moneySchema,
  placedAt: z.iso.datetime(),
});

/** An order was paid, its stock allocated, and it counts from now on. */
export const orderPlaced = defineMessage(
  'evt.checkout.order.placed.v1',
  orderSummary.extend({
    lines: z.array(
      z.object({
        productId: z.string(),
        sku: z.string(),
        name: z.string(),
        quantity: z.number().int(),
        unit: moneySchema,
      }),
    ),
  }),
);

/** An order moved from one status to another. */
export const orderStatusChanged = defineMessage(
  'evt.checkout.order.status-changed.v1',
  orderSummary.extend({
    from: z.enum(ORDER_STATUSES),
    to: z.enum(ORDER_STATUSES),
    trackingNumber: z.string().nullable(),
  }),
);

/** Staff answered a request for prices, or declined it. The amounts stay with the quote, behind the sign-in. */
export const quoteAnswered = defineMessage(
  'evt.checkout.quote.answered.v1',
  z.object({
    quoteId: z.string(),
    quoteNumber: z.string(),
    customerId: z.string(),
    answer: z.enum(['priced', 'declined']),
    /** Until when the prices hold; null when there are none. */
    validUntil: z.iso.datetime().nullable(),
    /** Which answer it is; a later one than the first replaces prices that the customer has had. */
    revision: z.number().int().optional(),
  }),
);

/** There is enough stock now for an accepted quote whose customer chose to wait for it. */
export const quoteAvailable = defineMessage(
  'evt.checkout.quote.available.v1',
  z.object({
    quoteId: z.string(),
    quoteNumber: z.string(),
    customerId: z.string(),
    validUntil: z.iso.datetime().nullable(),
  }),
);
