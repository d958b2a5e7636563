import { z } from 'zod';
import type { Transitions } from '../common/state-machine';

/** What is left of a product, as the storefront words it. */
export const STOCK_STATUSES = ['in_stock', 'low_stock', 'out_of_stock'] as const;
export type StockStatus = (typeof STOCK_STATUSES)[number];
export const stockStatusSchema = z.enum(STOCK_STATUSES);

/** How lately a product was shipped: within 30 days, within 90 days, longer ago or never. */
export const MOVEMENT_CLASSES = ['fast', 'slow', 'non_moving'] as const;
export type MovementClass = (typeof MOVEMENT_CLASSES)[number];
export const movementClassSchema = z.enum(MOVEMENT_CLASSES);

/** Which goods of a product leave first: those that expire first, or those that came first. */
export const PICK_ORDERS = ['first_expiry', 'first_in'] as const;
export type PickOrder = (typeof PICK_ORDERS)[number];
export const pickOrderSchema = z.enum(PICK_ORDERS);
/** Goods without a date come after those with one, by their age. */
export const DEFAULT_PICK_ORDER: PickOrder = 'first_expiry';

/** When the serial numbers of a product are taken down: never, as the goods arrive, or as they leave. */
export const SERIAL_CAPTURES = ['none', 'at_receipt', 'at_shipment'] as const;
export type SerialCapture = (typeof SERIAL_CAPTURES)[number];
export const serialCaptureSchema = z.enum(SERIAL_CAPTURES);

export const SERIAL_STATES = [
  'in_stock',
  'shipped',
  'returned',
  'written_off',
  'withdrawn',
] as const;
export type SerialState = (typeof SERIAL_STATES)[number];
export const serialStateSchema = z.enum(SERIAL_STATES);

/**
 * States of a serial number. One that came back is in stock too; `withdrawn` is one whose receipt was reversed. Between bins a
 * piece keeps its state.
 */
export const SERIAL_TRANSITIONS: Transitions<SerialState> = {
  in_stock: ['shipped', 'written_off', 'withdrawn'],
  shipped: ['returned', 'written_off'],
  returned: ['shipped', 'written_off', 'withdrawn'],
  written_off: ['in_stock'],
  withdrawn: ['in_stock'],
};

/** Where goods can be. Only `bin` is a place one can walk to; the others balance the ledger. */
export const LOCATION_KINDS = ['bin', 'supplier', 'customer', 'loss', 'transit'] as const;
export type LocationKind = (typeof LOCATION_KINDS)[number];
export const locationKindSchema = z.enum(LOCATION_KINDS);

/** Why goods moved. */
export const MOVE_REASONS = [
  'receipt',
  'shipment',
  'return',
  'transfer_out',
  'transfer_in',
  'transfer_cancelled',
  'transfer_loss',
  'relocation',
  'found',
  'damaged',
  'lost',
  'expired',
  'internal_use',
  'correction',
  'stocktake',
  'reversal',
] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];
export const moveReasonSchema = z.enum(MOVE_REASONS);

/** Stock that is put aside for a checkout and then belongs to its order. */
export const RESERVATION_STATUSES = [
  'held',
  'allocated',
  'shipped',
  'returned',
  'released',
  'expired',
  'refused',
] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/**
 * States of a reservation. One that has ended before its order came may still be allocated when the stock is there; one that was
 * lent to another is held again when that one ends.
 */
export const RESERVATION_TRANSITIONS: Transitions<ReservationStatus> = {
  held: ['allocated', 'released', 'expired'],
  allocated: ['released', 'shipped'],
  shipped: ['returned'],
  returned: [],
  released: ['held', 'allocated', 'refused'],
  expired: ['allocated', 'refused'],
  refused: [],
};

/** States of a reservation that has an order; also the operations of the order inventory log. */
export const ORDER_STOCK_STATUSES = [
  'allocated',
  'released',
  'shipped',
  'returned',
] as const satisfies readonly ReservationStatus[];
export type OrderStockStatus = (typeof ORDER_STOCK_STATUSES)[number];
export const orderStockStatusSchema = z.enum(ORDER_STOCK_STATUSES);

export const PURCHASE_ORDER_STATUSES = [
  'draft',
  'pending',
  'approved',
  'completed',
  'cancelled',
] as const;
export type PurchaseOrderStatus = (typeof PURCHASE_ORDER_STATUSES)[number];
export const purchaseOrderStatusSchema = z.enum(PURCHASE_ORDER_STATUSES);

/** Purchase order states; "partly received" is derived from the lines. A completed one is opened again when more goods come. */
export const PURCHASE_ORDER_TRANSITIONS: Transitions<PurchaseOrderStatus> = {
  draft: ['pending', 'cancelled'],
  pending: ['approved', 'cancelled'],
  approved: ['completed', 'cancelled'],
  completed: ['approved'],
  cancelled: [],
};

export const TRANSFER_STATUSES = ['pending', 'in_progress', 'completed', 'cancelled'] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];
export const transferStatusSchema = z.enum(TRANSFER_STATUSES);

/** Transfer states: goods are in transit while a transfer is in progress. */
export const TRANSFER_TRANSITIONS: Transitions<TransferStatus> = {
  pending: ['in_progress', 'cancelled'],
  in_progress: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

export const STOCKTAKE_STATUSES = ['active', 'recounting', 'completed', 'cancelled'] as const;
export type StocktakeStatus = (typeof STOCKTAKE_STATUSES)[number];
export const stocktakeStatusSchema = z.enum(STOCKTAKE_STATUSES);

/** Stocktake states: while it is recounting, a second person has to count some lines, and nothing can be approved. */
export const STOCKTAKE_TRANSITIONS: Transitions<StocktakeStatus> = {
  active: ['recounting', 'completed', 'cancelled'],
  recounting: ['active', 'cancelled'],
  completed: [],
  cancelled: [],
};

/** States in which a stocktake is counted. */
export const STOCKTAKE_OPEN = [
  'active',
  'recounting',
] as const satisfies readonly StocktakeStatus[];
export function isStocktakeOpen(status: StocktakeStatus): boolean {
  return status === 'active' || status === 'recounting';
}

export const INCOMING_RETURN_STATUSES = ['expected', 'received', 'withdrawn'] as const;
export type IncomingReturnStatus = (typeof INCOMING_RETURN_STATUSES)[number];
export const incomingReturnStatusSchema = z.enum(INCOMING_RETURN_STATUSES);

/** States of a return as the warehouse sees it: whichever comes first, the goods or their withdrawal, decides. */
export const INCOMING_RETURN_TRANSITIONS: Transitions<IncomingReturnStatus> = {
  expected: ['received', 'withdrawn'],
  received: [],
  withdrawn: [],
};

/** What the warehouse finds of goods that come back: put into a bin, or written off. */
export const RETURN_CONDITIONS = ['sellable', 'damaged'] as const;
export type ReturnCondition = (typeof RETURN_CONDITIONS)[number];
