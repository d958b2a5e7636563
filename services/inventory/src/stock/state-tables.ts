import { assertTransitions } from '@solar/contracts/common/state-machine';
import {
  INCOMING_RETURN_TRANSITIONS,
  PURCHASE_ORDER_TRANSITIONS,
  RESERVATION_TRANSITIONS,
  SERIAL_TRANSITIONS,
  STOCKTAKE_TRANSITIONS,
  TRANSFER_TRANSITIONS,
} from '@solar/contracts/inventory/states';

/** Refuses to start with a state table that leads nowhere. */
export function assertStateTables(): void {
  assertTransitions('reservation', RESERVATION_TRANSITIONS, 'held');
  assertTransitions('purchase order', PURCHASE_ORDER_TRANSITIONS, 'draft');
  assertTransitions('transfer', TRANSFER_TRANSITIONS, 'pending');
  assertTransitions('incoming return', INCOMING_RETURN_TRANSITIONS, 'expected');
  assertTransitions('serial number', SERIAL_TRANSITIONS, 'in_stock');
  assertTransitions('stocktake', STOCKTAKE_TRANSITIONS, 'active');
}
