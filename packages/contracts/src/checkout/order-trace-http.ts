import { z } from 'zod';
import { CHECKOUT_STATES } from './checkout-states';
import { ORDER_STATUSES } from './order-states';
import { RESERVATION_STATUSES } from '../inventory/states';

/** What an order waits for, as its documents say. */
export const ORDER_WAITS = [
  'messages',
  'warehouse_answer',
  'transfer',
  'refund',
  'goods',
  'picking',
  'shipment_report',
  'allocation',
  'staff',
  'delivery',
  'completion',
  'nothing',
] as const;
export type OrderWait = (typeof ORDER_WAITS)[number];

const at = z.iso.datetime();
/** One step on the order's way, and which document it is written in. */
export const orderTraceStepSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('checkout'), state: z.enum(CHECKOUT_STATES), at }),
  z.object({ of: z.literal('payment'), state: z.enum(['created', 'refund_asked']), at }),
  z.object({ of: z.literal('order'), state: z.enum(ORDER_STATUSES), at }),
  z.object({ of: z.literal('warehouse'), state: z.enum(RESERVATION_STATUSES), at }),
]);
export type OrderTraceStep = z.infer<typeof orderTraceStepSchema>;

/** GET /api/checkout/admin/orders/{id}/trace: the way of an order, and what it waits for. */
export const orderTraceSchema = z.object({
  waitsFor: z.enum(ORDER_WAITS),
  /** Since when it is where it is. */
  since: at,
  /** When the shop looks after it by itself; null when it does not. */
  nextLookAt: at.nullable(),
  /** That moment is past by minutes: nobody looks. */
  overdue: z.boolean(),
  checkoutId: z.string(),
  holdId: z.string().nullable(),
  /** Whether the warehouse answered, and whether it has goods put aside. */
  warehouse: z.enum(['known', 'none', 'silent']),
  steps: z.array(orderTraceStepSchema),
  /** Messages that are written and not yet sent, oldest first. */
  owed: z.array(
    z.object({ by: z.enum(['checkout', 'order', 'warehouse']), subject: z.string(), since: at }),
  ),
});
export type OrderTrace = z.infer<typeof orderTraceSchema>;
