import { isExpired } from './availability';
import type { StockUnitOfWork } from './stock-unit-of-work';

/** Counts goods apart whose last day is over. What is held or allocated stays with its owner; nobody else gets them. */
export function lapseGoods(work: StockUnitOfWork, balanceIds: readonly string[], now: Date): void {
  for (const id of balanceIds) {
    const row = work.balances.get(id);
    if (row && !row.expired && isExpired(row, now)) work.redate(id, {}, now);
  }
}

/** Corrects the last day of a lot, in all its bins. The ledger stays as it is: nothing has moved. */
export function correctExpiry(
  work: StockUnitOfWork,
  { productId, lot, expiresOn }: { productId: string; lot: string; expiresOn: string | null },
  now: Date,
): void {
  for (const row of work.balances.all()) {
    if (row.productId === productId && row.lot === lot) work.redate(row.id, { expiresOn }, now);
  }
}
