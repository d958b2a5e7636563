import type { MovementClass, StockStatus } from '@solar/contracts/inventory/states';
import type { ProductRow } from './stock-rows';

const DAY_MS = 86_400_000;

/** A product shipped within this many days moves fast. */
export const FAST_MOVING_DAYS = 30;
/** A product shipped within this many days still moves. */
export const SLOW_MOVING_DAYS = 90;
/** Threshold of a product for which nobody has set one. */
export const DEFAULT_LOW_STOCK_AT = 10;

/** Whether goods are past the last day on which they may be used. */
export function isExpired({ expiresOn }: { expiresOn: string | null }, now: Date): boolean {
  return expiresOn !== null && expiresOn < now.toISOString().slice(0, 10);
}

/**
 * What can still be promised. Below zero where goods have expired that were held: their orders get them, and new goods are theirs
 * first.
 */
export function availableOf(
  row: Pick<ProductRow, 'onHand' | 'allocated' | 'held' | 'expired'>,
): number {
  return row.onHand - row.allocated - row.held - row.expired;
}

/** Stock status by what is available and the product's threshold. */
export function stockStatusOf(available: number, lowStockAt: number): StockStatus {
  if (available <= 0) return 'out_of_stock';
  return available <= lowStockAt ? 'low_stock' : 'in_stock';
}

/** First moments that still count as fast and as slow moving. */
export function movementCutoffs(now: Date): { fast: Date; slow: Date } {
  return {
    fast: new Date(now.getTime() - FAST_MOVING_DAYS * DAY_MS),
    slow: new Date(now.getTime() - SLOW_MOVING_DAYS * DAY_MS),
  };
}

/** Movement class by the last shipment. */
export function movementClassOf(lastShippedAt: Date | null, now: Date): MovementClass {
  const cutoffs = movementCutoffs(now);
  if (lastShippedAt === null || lastShippedAt < cutoffs.slow) return 'non_moving';
  return lastShippedAt < cutoffs.fast ? 'slow' : 'fast';
}
