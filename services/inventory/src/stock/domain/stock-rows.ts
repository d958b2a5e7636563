import type {
  HoldStatus,
  LocationKind,
  MoveReason,
  OrderStockStatus,
} from '@solar/contracts/inventory/states';

/** Quantities of a product over all bins: caches of what moves, holds and allocations say. */
export interface ProductRow {
  productId: string;
  onHand: number;
  allocated: number;
  held: number;
  lowStockAt: number;
  lastShippedAt: Date | null;
  /** The level differs from what was last published. */
  levelDirty: boolean;
  version: number;
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
  version: number;
}

export interface StockLine {
  productId: string;
  quantity: number;
}

export interface HoldRow {
  holdId: string;
  checkoutId: string;
  status: HoldStatus;
  lines: StockLine[];
  expiresAt: Date;
  orderId: string | null;
  version: number;
}

/** Part of an order that was taken from one bin and lot. */
export interface PickLine extends StockLine {
  balanceId: string;
  warehouseId: string;
  zoneId: string;
  binId: string;
  lot: string;
  returned: number;
}

/** The stock of one order, from allocation to shipment and return. */
export interface OrderRow {
  orderId: string;
  orderNumber: string;
  holdId: string;
  checkoutId: string;
  status: OrderStockStatus;
  lines: PickLine[];
  trackingNumber: string | null;
  allocatedAt: Date;
  shippedAt: Date | null;
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

/** Document that caused a move or log entry. */
export interface Reference {
  type: 'receipt' | 'adjustment' | 'transfer' | 'stocktake' | 'order' | 'relocation';
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
  reason: MoveReason;
  reference: Reference;
  note: string | null;
  actor: Actor | null;
  at: Date;
}

/** An entry of the order inventory log. */
export interface OrderLogRow {
  id: string;
  orderId: string;
  orderNumber: string;
  operation: OrderStockStatus;
  productId: string;
  quantity: number;
  warehouseId: string;
  binId: string;
  lot: string;
  actor: Actor | null;
  at: Date;
}

/** Identity of a balance: product, bin and lot. */
export function balanceIdOf(productId: string, binId: string, lot: string): string {
  return `${productId}|${binId}|${lot}`;
}
