import type { stockLevels } from '@solar/contracts/inventory/events';
import type { z } from 'zod';
import { Bitset } from './bitset';
import type { CatalogueSnapshot } from './catalogue-snapshot';

export type StockLevel = Pick<
  z.output<typeof stockLevels.data>,
  'status' | 'available' | 'warehouses' | 'incoming'
>;

const NONE: StockLevel = { status: 'out_of_stock', available: 0 };

/**
 * Stock per product, changed in place: levels move with every order and must not rebuild the snapshot.
 * A product that inventory never spoke of is out of stock.
 */
export class StockColumn {
  private readonly levels = new Map<string, StockLevel>();
  private snapshot: CatalogueSnapshot | null = null;
  private sellable = Bitset.empty(0);
  private statusChanges = 0;

  /** Counts up when a status changes; no answer that is kept has a quantity. */
  get version(): number {
    return this.statusChanges;
  }

  /** Positions that can be bought now. */
  get inStock(): Bitset {
    return this.sellable;
  }

  of(productId: string): StockLevel {
    return this.levels.get(productId) ?? NONE;
  }

  set(productId: string, level: StockLevel): void {
    if (this.of(productId).status !== level.status) this.statusChanges += 1;
    this.levels.set(productId, level);
    const position = this.snapshot?.positionOf(productId);
    if (position === undefined) return;
    if (level.status === 'out_of_stock') this.sellable.remove(position);
    else this.sellable.add(position);
  }

  attach(snapshot: CatalogueSnapshot): void {
    this.snapshot = snapshot;
    this.sellable = Bitset.empty(snapshot.size);
    snapshot.products.forEach(({ record }, position) => {
      if (this.of(record._id).status !== 'out_of_stock') this.sellable.add(position);
    });
  }
}
