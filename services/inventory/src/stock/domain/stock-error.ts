import type { StockLine } from './stock-rows';

export type Shortage = { productId: string; requested: number; available: number };

/** An order that goes short of some pieces. */
export type Concerned = StockLine & { orderId: string; orderNumber: string };

/** The piece, or the pieces of a product, of which serial numbers are wrong or missing. */
export type SerialRefusal = { productId: string; quantity: number; numbers: readonly string[] };

/** Stable codes of the refusals of the ledger; they reach clients as problem codes. */
export type StockErrorCode =
  | 'stock.insufficient'
  | 'stock.unknown_hold'
  | 'stock.unknown_order'
  | 'stock.return_exceeds_shipment'
  | 'stock.promised'
  | 'stock.nothing_short'
  | 'stock.not_picked'
  | 'serials.stock_exists'
  | 'serials.required'
  | 'serials.not_kept'
  | 'serials.taken'
  | 'serials.not_there'
  | 'state.illegal_transition';

/** A command that the ledger refuses; nothing was changed. */
export class StockError extends Error {
  constructor(
    readonly code: StockErrorCode,
    message: string,
    readonly shortages: readonly Shortage[] = [],
    readonly orders: readonly Concerned[] = [],
    readonly serials: SerialRefusal | null = null,
  ) {
    super(message);
    this.name = 'StockError';
  }
}

/** Sums the lines of each product, in one global order, so that a product is checked once. */
export function sumLines(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, number>();
  for (const line of lines) {
    sums.set(line.productId, (sums.get(line.productId) ?? 0) + line.quantity);
  }
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => (a.productId < b.productId ? -1 : 1));
}
