import type { BalanceRow, StockLine } from './stock-rows';

export interface Pick {
  balance: BalanceRow;
  quantity: number;
}

function freeOf(balance: BalanceRow): number {
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
 * Chooses bins for the lines (one line a product): as few warehouses as possible, in each the oldest
 * goods first. Answers null when the free goods do not suffice.
 */
export function choosePicks(
  lines: readonly StockLine[],
  balances: readonly BalanceRow[],
): Pick[] | null {
  const free = balances.filter((balance) => freeOf(balance) > 0);
  const rank = new Map(warehousesByCoverage(lines, free).map((id, index) => [id, index]));
  const sorted = free.toSorted(
    (a, b) =>
      (rank.get(a.warehouseId) ?? 0) - (rank.get(b.warehouseId) ?? 0) || byAgeThenRest(a, b),
  );
  const picks: Pick[] = [];
  for (const line of lines) {
    let missing = line.quantity;
    for (const balance of sorted) {
      if (missing === 0) break;
      if (balance.productId !== line.productId) continue;
      const quantity = Math.min(missing, freeOf(balance));
      picks.push({ balance, quantity });
      missing -= quantity;
    }
    if (missing > 0) return null;
  }
  return picks;
}
