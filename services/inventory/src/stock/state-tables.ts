import { assertTransitions } from '@solar/contracts/common/state-machine';
import {
  HOLD_TRANSITIONS,
  ORDER_STOCK_TRANSITIONS,
  PURCHASE_ORDER_TRANSITIONS,
  STOCKTAKE_TRANSITIONS,
  TRANSFER_TRANSITIONS,
} from '@solar/contracts/inventory/states';

/** Refuses to start with a state table that leads nowhere. */
export function assertStateTables(): void {
  assertTransitions('hold', HOLD_TRANSITIONS, 'active');
  assertTransitions('order stock', ORDER_STOCK_TRANSITIONS, 'allocated');
  assertTransitions('purchase order', PURCHASE_ORDER_TRANSITIONS, 'draft');
  assertTransitions('transfer', TRANSFER_TRANSITIONS, 'pending');
  assertTransitions('stocktake', STOCKTAKE_TRANSITIONS, 'active');
}
