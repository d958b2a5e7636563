import type { StockStatus } from '@solar/contracts/inventory/states';
import { availableOf, stockStatusOf } from './availability';
import type { ProductRow } from './stock-rows';
import type { StockUnitOfWork } from './stock-unit-of-work';

/** What the other slices know of a product's stock. */
export interface PublicLevel {
  available: number;
  onHand: number;
  status: StockStatus;
}

/** The level of a product as it is announced: never less than nothing. */
export function publicLevelOf(row: ProductRow): PublicLevel {
  const available = Math.max(0, availableOf(row));
  return { available, onHand: row.onHand, status: stockStatusOf(available, row.lowStockAt) };
}

function sameLevel(a: PublicLevel, b: PublicLevel): boolean {
  return a.available === b.available && a.onHand === b.onHand && a.status === b.status;
}

/** Products whose public level is another one than before; every level was announced with its change. */
export function changedLevels(work: StockUnitOfWork): ProductRow[] {
  return work.products
    .changed()
    .filter(({ row, before }) => !before || !sameLevel(publicLevelOf(before), publicLevelOf(row)))
    .map(({ row }) => row);
}

/** Sets from which quantity on a product counts as low, which may change its status. */
export function setThreshold(
  work: StockUnitOfWork,
  command: { productId: string; lowStockAt: number },
): void {
  if (!work.products.get(command.productId)) return;
  work.products.change(command.productId, { lowStockAt: command.lowStockAt });
}
