import { DEFAULT_LOW_STOCK_AT } from './availability';
import type { BalanceRow, HoldRow, MoveRow, OrderLogRow, OrderRow, ProductRow } from './stock-rows';
import { balanceIdOf } from './stock-rows';
import type { Shortage } from './stock-error';

/** What a command has to tell the other slices; the writer turns it into outbox messages. */
export type StockEvent =
  | { type: 'held'; hold: HoldRow }
  | { type: 'hold-refused'; hold: HoldRow; shortages: readonly Shortage[] }
  | { type: 'allocated'; order: OrderRow }
  | { type: 'allocation-refused'; hold: HoldRow; orderId: string; shortages: readonly Shortage[] }
  | { type: 'released'; hold: HoldRow; reason: string }
  | { type: 'shipped'; order: OrderRow }
  | { type: 'level-changed'; product: ProductRow };

/** Rows that were read for a set of commands. */
export interface StockRows {
  products: readonly ProductRow[];
  balances: readonly BalanceRow[];
  holds: readonly HoldRow[];
  orders: readonly OrderRow[];
}

/** A row together with the version that was read; null when it is new. */
export interface Changed<T> {
  row: T;
  readVersion: number | null;
}

class Shelf<T extends { version: number }> {
  private readonly rows = new Map<string, T>();
  private readonly read = new Map<string, number | null>();

  constructor(rows: readonly T[], idOf: (row: T) => string) {
    for (const row of rows) this.rows.set(idOf(row), { ...row });
  }

  get(id: string): T | undefined {
    return this.rows.get(id);
  }

  all(): T[] {
    return [...this.rows.values()];
  }

  put(id: string, row: T): T {
    this.rows.set(id, row);
    this.read.set(id, null);
    return row;
  }

  change(id: string, edit: Partial<T>): T {
    const row = this.rows.get(id);
    if (!row) throw new Error(`Row ${id} was not loaded`);
    if (!this.read.has(id)) this.read.set(id, row.version);
    return Object.assign(row, edit, { version: row.version + 1 });
  }

  /** Changed rows in the one global order in which rows are always written. */
  changed(): Changed<T>[] {
    return [...this.read]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([id, readVersion]) => {
        const row = this.rows.get(id);
        return row ? [{ row, readVersion }] : [];
      });
  }
}

/**
 * The working copy on which commands act: rows as they were read, what became of them, and the ledger
 * entries, log entries and events to write. It knows nothing of a database, so that the rules can be
 * tried with millions of random commands.
 */
export class StockBook {
  readonly products: Shelf<ProductRow>;
  readonly balances: Shelf<BalanceRow>;
  readonly holds: Shelf<HoldRow>;
  readonly orders: Shelf<OrderRow>;
  readonly moves: MoveRow[] = [];
  readonly log: OrderLogRow[] = [];
  private readonly told: StockEvent[] = [];

  constructor(
    rows: StockRows,
    readonly newId: (prefix: string) => string,
  ) {
    this.products = new Shelf(rows.products, (row) => row.productId);
    this.balances = new Shelf(rows.balances, (row) => row.id);
    this.holds = new Shelf(rows.holds, (row) => row.holdId);
    this.orders = new Shelf(rows.orders, (row) => row.orderId);
  }

  get events(): readonly StockEvent[] {
    return this.told;
  }

  /** Notes an event with its rows as they are now; a later command may change them again. */
  tell(event: StockEvent): void {
    this.told.push(structuredClone(event));
  }

  /** Counters of a product; a product that was never seen has none of anything. */
  product(productId: string): ProductRow {
    return (
      this.products.get(productId) ?? {
        productId,
        onHand: 0,
        allocated: 0,
        held: 0,
        lowStockAt: DEFAULT_LOW_STOCK_AT,
        lastShippedAt: null,
        levelDirty: false,
        version: 0,
      }
    );
  }

  /** Adds to the counters of a product. */
  count(productId: string, by: { onHand?: number; allocated?: number; held?: number }): void {
    if (!this.products.get(productId)) {
      this.products.put(productId, { ...this.product(productId), version: 1 });
    }
    const row = this.product(productId);
    this.products.change(productId, {
      onHand: row.onHand + (by.onHand ?? 0),
      allocated: row.allocated + (by.allocated ?? 0),
      held: row.held + (by.held ?? 0),
      levelDirty: true,
    });
  }

  /** Adds to a balance that exists. */
  balance(id: string, by: { onHand?: number; allocated?: number }): void {
    const row = this.balances.get(id);
    if (!row) throw new Error(`Balance ${id} was not loaded`);
    this.balances.change(id, {
      onHand: row.onHand + (by.onHand ?? 0),
      allocated: row.allocated + (by.allocated ?? 0),
    });
  }

  /** Opens an empty balance when the product was never in this bin and lot. */
  openBalance(
    at: Pick<BalanceRow, 'productId' | 'warehouseId' | 'zoneId' | 'binId' | 'lot'>,
    now: Date,
  ): BalanceRow {
    const id = balanceIdOf(at.productId, at.binId, at.lot);
    const existing = this.balances.get(id);
    if (existing) {
      // Goods that arrive in an empty bin start a new age.
      return existing.onHand === 0 ? this.balances.change(id, { firstReceivedAt: now }) : existing;
    }
    return this.balances.put(id, {
      ...at,
      id,
      onHand: 0,
      allocated: 0,
      firstReceivedAt: now,
      version: 1,
    });
  }
}
