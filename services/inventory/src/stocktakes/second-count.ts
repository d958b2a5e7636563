import type { InventorySettings } from '@solar/contracts/inventory/settings';
import type { Actor, Worth } from '../stock/domain/stock-rows';
import type { StocktakeLineDoc } from './stocktake-line.schema';

/** What somebody has counted, and what the ledger said at that moment. */
export interface Count {
  expected: number;
  counted: number;
  by: Actor;
  at: Date;
}

type Thresholds = Pick<InventorySettings, 'recountPieces' | 'recountPercent' | 'recountValue'>;
/** What pieces of a product cost together; null where nobody knows. */
type Cost = Worth | null;
type Seen = Pick<StocktakeLineDoc, 'recount' | 'first'>;
type Outcome = Pick<
  StocktakeLineDoc,
  'expected' | 'counted' | 'variance' | 'countedBy' | 'countedAt' | 'recount' | 'first'
>;

/** Whether a count is so far from what is expected that one person alone can't say it. */
export function isAboveThreshold(
  { expected, counted }: Pick<Count, 'expected' | 'counted'>,
  { recountPieces = null, recountPercent = null, recountValue = null }: Thresholds,
  cost: Cost = null,
): boolean {
  const difference = Math.abs(counted - expected);
  if (difference === 0) return false;
  if (recountPieces !== null && difference > recountPieces) return true;
  if (recountPercent !== null && difference * 100 > recountPercent * expected) return true;
  if (recountValue === null || cost?.currency !== recountValue.currency) return false;
  return difference * cost.value > recountValue.amount * cost.pieces;
}

/** Whether somebody else has to count: the first count of a line and the second are of two persons. */
export function needsAnother({ first }: Seen, by: Actor): boolean {
  return first?.by.id === by.id;
}

/** A line after a count. One above the threshold stays uncounted until a second person has counted, and that count holds. */
export function countLine(
  seen: Seen | undefined,
  count: Count,
  thresholds: Thresholds,
  cost: Cost = null,
): Outcome {
  const { expected, counted, by, at } = count;
  if (!seen?.first && isAboveThreshold(count, thresholds, cost)) {
    const open = { counted: null, variance: null, countedBy: null, countedAt: null };
    return { expected, ...open, recount: 'due', first: count };
  }
  const result = { expected, counted, variance: counted - expected, countedBy: by, countedAt: at };
  return seen?.first ? { ...result, recount: 'done', first: seen.first } : result;
}
