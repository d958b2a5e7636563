import type { Transitions } from '../common/state-machine';
import type { PaymentStatus } from './payment-states';

export const ORDER_STATUSES = [
  'pending',
  'processing',
  'onhold',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * Order states and the moves between them. A pending order belongs to the checkout saga: it goes on once it is paid and its stock is
 * allocated, whichever comes last.
 */
export const ORDER_TRANSITIONS: Transitions<OrderStatus> = {
  pending: ['processing', 'onhold', 'cancelled'],
  onhold: ['processing', 'cancelled'],
  processing: ['shipped', 'onhold', 'cancelled', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['completed', 'refunded'],
  completed: ['refunded'],
  cancelled: [],
  refunded: [],
};

/** Whether the days on which it was promised to arrive are still to come; while it is on hold nobody knows. */
export function isOnItsWay(status: OrderStatus): boolean {
  return status === 'pending' || status === 'processing' || status === 'shipped';
}

/** Paid, and its stock is not allocated yet: a matter of moments, after which it is processed or paid back. */
export function isBeingPlaced(order: {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}): boolean {
  return order.status === 'pending' && order.paymentStatus === 'succeeded';
}
