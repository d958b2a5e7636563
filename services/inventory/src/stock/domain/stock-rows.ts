import type {
  LocationKind,
  MoveReason,
  PickOrder,
  SerialCapture,
  ReservationStatus,
} from '@solar/contracts/inventory/states';

/** What goods cost: the pieces of which the cost is known, and their cost together in minor units. */
export interface Worth {
  pieces: number;
  value: number;
  currency: string;
}

/** Quantities of a product over all bins: caches of what moves, holds and allocations say. */
export interface ProductRow {
  productId: string;
  onHand: number;
  allocated: number;
  held: number;
  /** Pieces in bins that have expired and belong to no order. */
  expired: number;
  lowStockAt: number;
  /** Which goods leave first. */
  pickOrder: PickOrder;
  /** When serial numbers are taken down. */
  serialCapture: SerialCapture;
  lastShippedAt: Date | null;
  /** Pieces on their way between bins. */
  inTransit: number;
  /** Cost of what is in bins and in transit; null before any cost was known. */
  cost: Worth | null;
  /** What is not allocated in each warehouse, without what has expired; held pieces are in it. */
  places: readonly Place[];
  /** What purchase orders still bring. */
  incoming: readonly Incoming[];
  version: number;
}

/** Pieces of a product in the bins of one warehouse that belong to no order and have not expired. */
export interface Place {
  warehouseId: string;
  free: number;
}

/** Pieces of a product that one approved purchase order still brings. */
export interface Incoming {
  purchaseOrderId: string;
  date: string | null;
  quantity: number;
}

/** How old goods are, and how long they last. It travels with them. */
export interface GoodsAge {
  /** When the supplier delivered the oldest of them. */
  receivedAt: Date;
  /** Last day on which they may be used, as an ISO date. */
  expiresOn: string | null;
}

/** Quantities of a product in one bin and one lot (`''` means without lot). */
export interface BalanceRow {
  id: string;
  productId: string;
  warehouseId: string;
  zoneId: string;
  binId: string;
  lot: string;
  onHand: number;
  allocated: number;
  firstReceivedAt: Date;
  expiresOn: string | null;
  /** The counters know that its day is over. */
  expired: boolean;
  version: number;
}

export interface StockLine {
  productId: string;
  quantity: number;
}

/** Part of an order that was taken from one bin and lot. */
export interface PickLine extends StockLine {
  balanceId: string;
  warehouseId: string;
  zoneId: string;
  binId: string;
  lot: string;
  returned: number;
  /** Absent in picks of the time before ages were kept. */
  age?: GoodsAge;
  /** What the pieces cost when they left. */
  worth?: Worth | null;
}

/** Pieces that a step of a reservation took from, or put into, one bin and lot. */
export type HistoryLine = StockLine & Pick<PickLine, 'warehouseId' | 'binId' | 'lot'>;

/** A step of a reservation; the ones with lines make up the order inventory log. */
export interface HistoryEntry {
  id: string;
  status: ReservationStatus;
  at: Date;
  actor: Actor | null;
  lines: HistoryLine[];
}

/** Stock put aside for a checkout; from its allocation on, the stock of the order. */
export interface ReservationRow {
  holdId: string;
  checkoutId: string;
  status: ReservationStatus;
  lines: StockLine[];
  expiresAt: Date;
  /** The hold whose pieces this one may take over, and gives back when it ends without an order. */
  replaces: string | null;
  /** The hold that has its pieces for the time being. */
  lentTo: string | null;
  orderId: string | null;
  orderNumber: string | null;
  picks: PickLine[];
  /** Pieces that have no bin any more and for which the order waits. */
  short: StockLine[];
  /** What left in earlier parts of a shipment that is not complete. */
  sent: PickLine[];
  trackingNumber: string | null;
  carrier: string | null;
  allocatedAt: Date | null;
  shippedAt: Date | null;
  history: HistoryEntry[];
  version: number;
}

export interface BinLocation {
  kind: 'bin';
  warehouseId: string;
  zoneId: string;
  binId: string;
}

/** One end of a move. The virtual kinds are one location each. */
export type Location = BinLocation | { kind: Exclude<LocationKind, 'bin'> };

/** Who did it, by the name of that time. Null where the system acted. */
export interface Actor {
  id: string;
  name: string;
}

/** Document that caused a move. */
export interface Reference {
  type:
    | 'receipt'
    | 'adjustment'
    | 'transfer'
    | 'stocktake'
    | 'order'
    | 'return'
    | 'relocation'
    | 'reversal';
  id: string;
  number: string;
}

/** An entry of the ledger; never changed, undone only by a counter-move. */
export interface MoveRow {
  id: string;
  productId: string;
  lot: string;
  quantity: number;
  from: Location;
  to: Location;
  /** Age of the goods when they moved; null where it is not known. */
  age: GoodsAge | null;
  /** What came into stock or left it; null for moves within it, and where no cost is known. */
  worth: Worth | null;
  /** The pieces by their serial numbers, where their product keeps them. */
  serials?: readonly string[];
  reason: MoveReason;
  reference: Reference;
  note: string | null;
  actor: Actor | null;
  at: Date;
}

/** Identity of a balance: product, bin and lot. */
export function balanceIdOf(productId: string, binId: string, lot: string): string {
  return `${productId}|${binId}|${lot}`;
}

/** The product of a balance, by its id. */
export function productOfBalance(balanceId: string): string {
  return balanceId.slice(0, balanceId.indexOf('|'));
}
