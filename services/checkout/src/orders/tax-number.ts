import { ANONYMOUS } from '@solar/contracts/account/personal-data';
import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import type { OrderDoc } from './order.schema';

/** Nothing is left to be invoiced. */
const OVER: readonly OrderStatus[] = ['cancelled', 'refunded'];

/** Whether staff may still correct the buyer's tax number: not once the money went back, or the person is forgotten. */
export function isTaxNumberCorrectable({
  status,
  refundedMinor,
  totalMinor,
  email,
  customerId,
}: Pick<OrderDoc, 'status' | 'refundedMinor' | 'totalMinor' | 'email' | 'customerId'>): boolean {
  if (OVER.includes(status) || refundedMinor >= totalMinor) return false;
  return email !== ANONYMOUS.email(customerId);
}
