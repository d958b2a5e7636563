import type { SerialCapture, SerialState } from '@solar/contracts/inventory/states';
import { SERIAL_TRANSITIONS } from '@solar/contracts/inventory/states';
import { StockError } from './stock-error';
import type { Location, MoveRow, PickLine, Reference } from './stock-rows';

/** One piece by its serial number: where the moves that name it have brought it. */
export interface SerialRow {
  productId: string;
  number: string;
  state: SerialState;
  lot: string;
  /** Where the piece is; null where its product does not take numbers down at receipt. */
  at: Location | null;
  orderId: string | null;
  orderNumber: string | null;
  reference: Reference;
  changedAt: Date;
}

/** States in which a piece is in a bin or between two. */
export const SERIALS_IN_STOCK: readonly SerialState[] = ['in_stock', 'returned'];

function refuse(
  code: 'serials.required' | 'serials.not_kept' | 'serials.taken' | 'serials.not_there',
  { productId, quantity }: Pick<MoveRow, 'productId' | 'quantity'>,
  numbers: readonly string[],
): never {
  const about = numbers.length > 0 ? numbers.join(', ') : `${quantity} of ${productId}`;
  throw new StockError(code, about, [], [], { productId, quantity, numbers });
}

/** Whether a move has to name its pieces. Numbers taken down at shipment are asked of what leaves to customers alone. */
function mustName(capture: SerialCapture, { from, to }: MoveRow): boolean {
  if (capture === 'at_receipt') return true;
  return capture === 'at_shipment' && from.kind === 'bin' && to.kind === 'customer';
}

/**
 * Whether a move is followed by the numbers of its pieces. Throws where it has to name them and does not, or names them although its
 * product keeps none; a reversal takes back what was named when the setting was another one.
 */
export function namesPieces(capture: SerialCapture, move: MoveRow): boolean {
  const numbers = move.serials ?? [];
  const leaves = move.from.kind === 'customer' || move.to.kind === 'customer';
  if (capture === 'none' || (capture === 'at_shipment' && !leaves)) {
    if (numbers.length > 0 && move.reason !== 'reversal') refuse('serials.not_kept', move, numbers);
    return false;
  }
  if (numbers.length === 0 && !mustName(capture, move)) return false;
  if (numbers.length !== move.quantity) refuse('serials.required', move, numbers);
  return true;
}

function nextState(before: SerialState | undefined, { from, to }: MoveRow): SerialState {
  if (to.kind === 'customer') return 'shipped';
  if (to.kind === 'loss') return 'written_off';
  if (to.kind === 'supplier') return 'withdrawn';
  if (from.kind === 'customer') return 'returned';
  return before === 'returned' ? 'returned' : 'in_stock';
}

function isAt(place: Location, wanted: Location): boolean {
  if (place.kind !== 'bin' || wanted.kind !== 'bin') return place.kind === wanted.kind;
  return place.binId === wanted.binId;
}

/** Whether a piece that is known can make this move, from where it is. */
function mayMove(seen: SerialRow, state: SerialState, { from, lot }: MoveRow): boolean {
  const inStock = SERIALS_IN_STOCK.includes(seen.state);
  const stays = inStock && seen.state === state;
  if (!stays && !SERIAL_TRANSITIONS[seen.state].includes(state)) return false;
  if (!inStock) return true;
  if (from.kind !== 'bin' && from.kind !== 'transit') return false;
  return seen.at === null || (isAt(seen.at, from) && seen.lot === lot);
}

/** Whether a number that nobody has seen yet may begin with this move: as goods come in, or leave where that is when it is taken down. */
function mayBegin(capture: SerialCapture, { from, to }: MoveRow): boolean {
  if (capture === 'at_shipment') return to.kind === 'customer' || from.kind === 'customer';
  return from.kind !== 'bin' && from.kind !== 'transit';
}

/** The piece after a move that names it. Throws `serials.taken` for a second piece of a number, `serials.not_there` for one that is elsewhere. */
export function moveSerial(
  seen: SerialRow | undefined,
  move: MoveRow,
  number: string,
  capture: SerialCapture,
): SerialRow {
  const { productId, lot, from, to, reference, at: changedAt } = move;
  const state = nextState(seen?.state, move);
  const comesIn = from.kind === 'supplier' || from.kind === 'loss';
  const fits = seen ? mayMove(seen, state, move) : mayBegin(capture, move);
  if (!fits) refuse(seen && comesIn ? 'serials.taken' : 'serials.not_there', move, [number]);
  const order =
    reference.type === 'order' ? { orderId: reference.id, orderNumber: reference.number } : null;
  return {
    ...{ productId, number, state, lot, reference, changedAt },
    at: capture === 'at_receipt' ? to : null,
    orderId: order?.orderId ?? seen?.orderId ?? null,
    orderNumber: order?.orderNumber ?? seen?.orderNumber ?? null,
  };
}

/** Pieces of a bin and lot that leave. */
export type ShippedPiece = Pick<PickLine, 'productId' | 'binId' | 'lot' | 'quantity'> & {
  serials?: readonly string[] | undefined;
};

/** The numbers of the pieces that leave a bin, which several lines may name. */
export function serialsOf(
  pick: PickLine,
  lines: readonly ShippedPiece[] = [],
): { serials?: readonly string[] } {
  const named = lines
    .filter(({ productId }) => productId === pick.productId)
    .filter(({ binId, lot }) => binId === pick.binId && lot === pick.lot)
    .flatMap(({ serials = [] }) => serials);
  return named.length > 0 ? { serials: named } : {};
}
