import type { ShortageChoice } from '@solar/contracts/inventory/shortages';
import { DEFAULT_PICK_ORDER } from '@solar/contracts/inventory/states';
import { DEFAULT_LOW_STOCK_AT, isExpired } from './availability';
import { RowSet } from './row-set';
import type { Shortage } from './stock-error';
import type {
  BalanceRow,
  GoodsAge,
  MoveRow,
  ProductRow,
  ReservationRow,
  StockLine,
} from './stock-rows';
import { balanceIdOf } from './stock-rows';

/** What came back of a product, in which condition. */
export interface ReturnFinding {
  productId: string;
  sellable: number;
  damaged: number;
}

/** What a command announces to the other slices, with the reservation as it was at that moment. */
export type StockEvent = { reservation: ReservationRow } & (
  | { type: 'held' }
  | { type: 'hold-refused'; shortages: readonly Shortage[] }
  | { type: 'allocated'; orderId: string }
  | { type: 'allocation-refused'; orderId: string; shortages: readonly Shortage[] }
  | { type: 'released'; reason: string }
  | { type: 'shipped'; orderId: string; shippedAt: Date }
  | { type: 'part-shipped'; orderId: string; shippedAt: Date; lines: readonly StockLine[] }
  | {
      type: 'short';
      orderId: string;
      shortageId: string;
      choice: ShortageChoice;
      lines: readonly StockLine[];
    }
  | { type: 'covered'; orderId: string }
  | { type: 'return-received'; orderId: string; returnId: string; at: Date; lines: ReturnFinding[] }
);

/** Rows that were read for a set of commands. */
export interface StockRows {
  products: readonly ProductRow[];
  balances: readonly BalanceRow[];
  reservations: readonly ReservationRow[];
}

/**
 * The working copy on which commands act: rows as they were read, what became of them, and the ledger
 * entries and events to write. It knows nothing of a database, so that the rules can be tried with
 * millions of random commands.
 */
export class StockUnitOfWork {
  readonly products: RowSet<ProductRow>;
  readonly balances: RowSet<BalanceRow>;
  readonly reservations: RowSet<ReservationRow>;
  readonly moves: MoveRow[] = [];
  private readonly raised: StockEvent[] = [];

  constructor(
    rows: StockRows,
    readonly newId: (prefix: string) => string,
  ) {
    this.products = new RowSet(rows.products, (row) => row.productId);
    this.balances = new RowSet(rows.balances, (row) => row.id);
    this.reservations = new RowSet(rows.reservations, (row) => row.holdId);
  }

  get events(): readonly StockEvent[] {
    return this.raised;
  }

  /** Notes an event with its rows as they are now; a later command may change them again. */
  raise(event: StockEvent): void {
    this.raised.push(structuredClone(event));
  }

  /** The reservation that belongs to an order. */
  order(orderId: string): ReservationRow | undefined {
    return this.reservations.all().find((row) => row.orderId === orderId);
  }

  /** Counters of a product; a product that was never seen has none of anything. */
  product(productId: string): ProductRow {
    return (
      this.products.get(productId) ?? {
        productId,
        onHand: 0,
        allocated: 0,
        held: 0,
        expired: 0,
        lowStockAt: DEFAULT_LOW_STOCK_AT,
        pickOrder: DEFAULT_PICK_ORDER,
        serialCapture: 'none',
        lastShippedAt: null,
        inTransit: 0,
        cost: null,
        places: [],
        incoming: [],
        version: 0,
      }
    );
  }

  /** Adds to the counters of a product. */
  count(productId: string, by: { onHand?: number; allocated?: number; held?: number }): void {
    const row = this.opened(productId);
    this.products.change(productId, {
      onHand: row.onHand + (by.onHand ?? 0),
      allocated: row.allocated + (by.allocated ?? 0),
      held: row.held + (by.held ?? 0),
    });
  }

  /** Sets what is known of a product beside its counters. */
  describe(
    productId: string,
    edit: Partial<Pick<ProductRow, 'incoming' | 'inTransit' | 'cost'>>,
  ): void {
    this.opened(productId);
    this.products.change(productId, edit);
  }

  /** Adds to a balance that exists, and to what is free in its warehouse, or has expired. */
  balance(id: string, by: { onHand?: number; allocated?: number }): void {
    const row = this.balances.get(id);
    if (!row) throw new Error(`Balance ${id} was not loaded`);
    this.balances.change(id, {
      onHand: row.onHand + (by.onHand ?? 0),
      allocated: row.allocated + (by.allocated ?? 0),
    });
    this.free(row, (by.onHand ?? 0) - (by.allocated ?? 0));
  }

  /** Opens a balance for goods that arrive; it is as old as the oldest goods in it, and lasts as long as the first to expire. */
  openBalance(
    at: Pick<BalanceRow, 'productId' | 'warehouseId' | 'zoneId' | 'binId' | 'lot'>,
    age: GoodsAge,
    now: Date,
  ): BalanceRow {
    const id = balanceIdOf(at.productId, at.binId, at.lot);
    const { receivedAt: firstReceivedAt, expiresOn } = age;
    const existing = this.balances.get(id);
    if (existing) return this.redate(id, mixedAge(existing, age), now);
    const counters = { onHand: 0, allocated: 0, expired: isExpired(age, now), version: 1 };
    return this.balances.put(id, { ...at, id, ...counters, firstReceivedAt, expiresOn });
  }

  /** Sets how old the goods of a balance are; those that have expired by it are counted apart. */
  redate(
    id: string,
    edit: Partial<Pick<BalanceRow, 'firstReceivedAt' | 'expiresOn'>>,
    now: Date,
  ): BalanceRow {
    const row = this.balances.get(id);
    if (!row) throw new Error(`Balance ${id} was not loaded`);
    const free = row.onHand - row.allocated;
    this.free(row, -free);
    const dated = { expiresOn: row.expiresOn, ...edit };
    const next = this.balances.change(id, { ...dated, expired: isExpired(dated, now) });
    this.free(next, free);
    return next;
  }

  /** Adds to what is free of a balance's product: in its warehouse, or among what has expired. */
  private free(balance: BalanceRow, by: number): void {
    if (by === 0) return;
    if (!balance.expired) return this.place(balance, by);
    const { productId } = balance;
    this.products.change(productId, { expired: this.opened(productId).expired + by });
  }

  private place({ productId, warehouseId }: BalanceRow, by: number): void {
    const { places } = this.opened(productId);
    const before = places.find((one) => one.warehouseId === warehouseId)?.free ?? 0;
    const others = places.filter((one) => one.warehouseId !== warehouseId);
    const free = before + by;
    this.products.change(productId, {
      places: free === 0 ? others : [...others, { warehouseId, free }],
    });
  }

  private opened(productId: string): ProductRow {
    const known = this.products.get(productId);
    return known ?? this.products.put(productId, { ...this.product(productId), version: 1 });
  }
}

/** Age of a balance once these goods are in it. What was in an empty bin before says nothing but when its lot expires. */
function mixedAge(
  { onHand, ...seen }: BalanceRow,
  { receivedAt, expiresOn }: GoodsAge,
): Pick<BalanceRow, 'firstReceivedAt' | 'expiresOn'> {
  if (onHand === 0) return { firstReceivedAt: receivedAt, expiresOn: expiresOn ?? seen.expiresOn };
  const dates = [seen.expiresOn, expiresOn].filter((date) => date !== null).sort();
  const older = seen.firstReceivedAt <= receivedAt ? seen.firstReceivedAt : receivedAt;
  return { firstReceivedAt: older, expiresOn: dates[0] ?? null };
}
