import type { ReservationStatus } from '@solar/contracts/inventory/states';
import { RESERVATION_TRANSITIONS } from '@solar/contracts/inventory/states';
import { canTransition } from '@solar/contracts/common/state-machine';
import type { Actor, HistoryLine, ReservationRow } from './stock-rows';
import type { StockUnitOfWork } from './stock-unit-of-work';

/** A step to note in a reservation's history. */
export interface Step {
  at: Date;
  actor: Actor | null;
  lines?: readonly HistoryLine[];
}

type Edit = Partial<Omit<ReservationRow, 'holdId' | 'status' | 'history' | 'version'>>;

function entryOf(
  work: StockUnitOfWork,
  status: ReservationStatus,
  { at, actor, lines = [] }: Step,
): ReservationRow['history'][number] {
  const plain = lines.map(({ productId, quantity, warehouseId, binId, lot }) => ({
    ...{ productId, quantity, warehouseId, binId, lot },
  }));
  return { id: work.newId('oil'), status, at, actor, lines: plain };
}

/** Writes a new reservation down, in its first state. */
export function openReservation(
  work: StockUnitOfWork,
  fields: Pick<ReservationRow, 'holdId' | 'checkoutId' | 'status' | 'lines' | 'expiresAt'> &
    Partial<Pick<ReservationRow, 'replaces'>>,
  now: Date,
): ReservationRow {
  return work.reservations.put(fields.holdId, {
    replaces: null,
    ...fields,
    lentTo: null,
    orderId: null,
    orderNumber: null,
    picks: [],
    short: [],
    sent: [],
    trackingNumber: null,
    carrier: null,
    allocatedAt: null,
    shippedAt: null,
    history: [entryOf(work, fields.status, { at: now, actor: null })],
    version: 1,
  });
}

/** Moves a reservation to another state and notes it. The state table must allow the step. */
export function moveReservation(
  work: StockUnitOfWork,
  seen: ReservationRow,
  status: ReservationStatus,
  step: Step,
  edit: Edit = {},
): ReservationRow {
  if (!canTransition(RESERVATION_TRANSITIONS, seen.status, status)) {
    throw new Error(`A reservation cannot go from ${seen.status} to ${status}`);
  }
  return noteStep(work, seen, status, step, { ...edit, status });
}

/** Notes a step that leaves the reservation in its state, such as a part of a return. */
export function noteStep(
  work: StockUnitOfWork,
  seen: ReservationRow,
  status: ReservationStatus,
  step: Step,
  edit: Edit & { status?: ReservationStatus } = {},
): ReservationRow {
  const history = [...seen.history, entryOf(work, status, step)];
  return work.reservations.change(seen.holdId, { ...edit, history });
}
