import { isDeepStrictEqual } from 'node:util';
import type { StockStatus } from '@solar/contracts/inventory/states';
import { availableOf, stockStatusOf } from './availability';
import { expectedOf, type Expected } from './incoming';
import { placeLevelsOf, type PlaceLevel } from './places';
import { StockError } from './stock-error';
import type { ProductRow } from './stock-rows';
import type { StockUnitOfWork } from './stock-unit-of-work';

/** What the other slices know of a product's stock. */
export interface PublicLevel {
  available: number;
  onHand: number;
  status: StockStatus;
  warehouses: PlaceLevel[];
  incoming: Expected[];
}

/** The level of a product as it is announced: never less than nothing. */
export function publicLevelOf(row: ProductRow): PublicLevel {
  const available = Math.max(0, availableOf(row));
  return {
    available,
    onHand: row.onHand,
    status: stockStatusOf(available, row.lowStockAt),
    warehouses: placeLevelsOf(row),
    incoming: expectedOf(row),
  };
}

/** Products whose public level is another one than before; every level was announced with its change. */
export function changedLevels(work: StockUnitOfWork): ProductRow[] {
  return work.products
    .changed()
    .filter(
      ({ row, before }) => !before || !isDeepStrictEqual(publicLevelOf(before), publicLevelOf(row)),
    )
    .map(({ row }) => row);
}

/** What staff set of a product's stock. */
export type StockSettings = Partial<Pick<ProductRow, 'lowStockAt' | 'pickOrder' | 'serialCapture'>>;

/** Pieces that are there without a serial number could never be named later, nor the numbers of pieces that stay be kept up. */
function assertCaptureMayChange(row: ProductRow, next: StockSettings['serialCapture']): void {
  if (next === undefined || next === row.serialCapture) return;
  if (next !== 'at_receipt' && row.serialCapture !== 'at_receipt') return;
  if (row.onHand === 0 && row.inTransit === 0) return;
  throw new StockError('serials.stock_exists', `${row.onHand + row.inTransit} pieces are there`);
}

/** Sets from which quantity on a product counts as low, which may change its status, and which goods leave first. */
export function changeSettings(
  work: StockUnitOfWork,
  { productId, ...settings }: StockSettings & { productId: string },
): void {
  const row = work.products.get(productId);
  if (!row) return;
  assertCaptureMayChange(row, settings.serialCapture);
  work.products.change(productId, settings);
}
