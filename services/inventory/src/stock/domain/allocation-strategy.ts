import type { PickOrder } from '@solar/contracts/inventory/states';
import { isExpired } from './availability';
import type { BalanceRow, StockLine } from './stock-rows';
import type { StockUnitOfWork } from './stock-unit-of-work';

export interface Pick {
  balance: BalanceRow;
  quantity: number;
}

/** Sorts after every date. */
const NEVER = '9999-12-31';

/** Pieces of a balance that belong to no order. */
export function freeOf(balance: BalanceRow): number {
  return balance.onHand - balance.allocated;
}

/** Oldest goods first; among equals the emptier bin, so that bins run free; then by id, to be exact. */
function byAgeThenRest(a: BalanceRow, b: BalanceRow): number {
  return (
    a.firstReceivedAt.getTime() - b.firstReceivedAt.getTime() ||
    freeOf(a) - freeOf(b) ||
    (a.id < b.id ? -1 : 1)
  );
}

function byExpiry(a: BalanceRow, b: BalanceRow): number {
  return (a.expiresOn ?? NEVER).localeCompare(b.expiresOn ?? NEVER);
}

/** The order in which goods of one warehouse leave. */
export function inPickOrder(order: PickOrder): (a: BalanceRow, b: BalanceRow) => number {
  return (a, b) => (order === 'first_expiry' ? byExpiry(a, b) : 0) || byAgeThenRest(a, b);
}

function coverage(lines: readonly StockLine[], balances: readonly BalanceRow[]): number {
  return lines.reduce((sum, line) => {
    const free = balances
      .filter((balance) => balance.productId === line.productId)
      .reduce((total, balance) => total + freeOf(balance), 0);
    return sum + Math.min(free, line.quantity);
  }, 0);
}

/** Warehouses by how many of the pieces they can give; a warehouse that can give all comes first. */
function warehousesByCoverage(
  lines: readonly StockLine[],
  balances: readonly BalanceRow[],
): string[] {
  const ids = [...new Set(balances.map((balance) => balance.warehouseId))];
  return ids
    .map((warehouseId) => ({
      warehouseId,
      covers: coverage(
        lines,
        balances.filter((balance) => balance.warehouseId === warehouseId),
      ),
    }))
    .sort((a, b) => b.covers - a.covers || (a.warehouseId < b.warehouseId ? -1 : 1))
    .map((entry) => entry.warehouseId);
}

/**
 * Chooses bins for the lines (one line a product): as few warehouses as possible, in each the goods that leave first by the
 * product's order. Expired goods come last, for orders whose pieces have expired since they were held. Answers null when the free
 * goods do not suffice.
 */
export function choosePicks(
  work: StockUnitOfWork,
  lines: readonly StockLine[],
  now: Date,
): Pick[] | null {
  const free = work.balances.all().filter((balance) => freeOf(balance) > 0);
  const expired = (balance: BalanceRow) => (isExpired(balance, now) ? 1 : 0);
  const usable = free.filter((balance) => !isExpired(balance, now));
  const rank = new Map(warehousesByCoverage(lines, usable).map((id, index) => [id, index]));
  const rankOf = ({ warehouseId }: BalanceRow) => rank.get(warehouseId) ?? rank.size;
  const picks: Pick[] = [];
  for (const line of lines) {
    const byLot = inPickOrder(work.product(line.productId).pickOrder);
    const sorted = free
      .filter(({ productId }) => productId === line.productId)
      .sort((a, b) => expired(a) - expired(b) || rankOf(a) - rankOf(b) || byLot(a, b));
    let missing = line.quantity;
    for (const balance of sorted) {
      if (missing === 0) break;
      const quantity = Math.min(missing, freeOf(balance));
      picks.push({ balance, quantity });
      missing -= quantity;
    }
    if (missing > 0) return null;
  }
  return picks;
}
