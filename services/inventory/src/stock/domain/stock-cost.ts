import type { Money } from '@solar/contracts/common/money';
import type { Location, ProductRow, Worth } from './stock-rows';

/** What a move says of the cost of its goods. */
export interface KnownCost {
  quantity: number;
  /** Cost of one piece, for goods that were bought. */
  unitCost?: Money | null | undefined;
  /** What the same goods were worth when they moved the other way. */
  worth?: Worth | null | undefined;
}

type Stocked = Pick<ProductRow, 'onHand' | 'inTransit' | 'cost'>;

/** Goods in bins and between them are stock; the other locations are not. */
export function isStock({ kind }: Location): boolean {
  return kind === 'bin' || kind === 'transit';
}

/** The share of an amount that falls to some pieces of many, rounded down; exact for any size. */
export function shareOf(amount: number, pieces: number, of: number): number {
  return of === 0 ? 0 : Number((BigInt(amount) * BigInt(pieces)) / BigInt(of));
}

/** What falls to the pieces after the first ones, so that all parts together are the whole. */
export function partOf(worth: Worth, first: number, pieces: number, of: number): Worth {
  const part = (amount: number) => shareOf(amount, first + pieces, of) - shareOf(amount, first, of);
  return { pieces: part(worth.pieces), value: part(worth.value), currency: worth.currency };
}

/** Goods without a cost of their own come in at the average of what is there. */
export function worthOfArrival({ cost }: Stocked, known: KnownCost): Worth | null {
  const { quantity, unitCost, worth } = known;
  const own =
    worth ??
    (unitCost
      ? { pieces: quantity, value: unitCost.amount * quantity, currency: unitCost.currency }
      : null);
  const there = cost && cost.pieces > 0 ? cost : null;
  if (own) return !there || there.currency === own.currency ? own : null;
  if (!there) return null;
  const value = shareOf(there.value, quantity, there.pieces);
  return { pieces: quantity, value, currency: there.currency };
}

/**
 * Goods leave at the average cost, those of unknown cost first. What takes an arrival back leaves at what that brought, as far as
 * it is still there.
 */
export function worthOfDeparture(row: Stocked, { quantity, worth }: KnownCost): Worth | null {
  const { cost } = row;
  if (!cost || cost.pieces === 0) return null;
  const rest = row.onHand + row.inTransit - quantity;
  const least = Math.max(0, cost.pieces - rest);
  const same = worth?.currency === cost.currency ? worth : null;
  const pieces = Math.max(least, Math.min(same?.pieces ?? 0, cost.pieces, quantity));
  if (pieces === 0) return null;
  const { currency } = cost;
  if (pieces === cost.pieces) return { pieces, value: cost.value, currency };
  const exact = same?.pieces === pieces;
  const value = exact ? Math.min(same.value, cost.value) : shareOf(cost.value, pieces, cost.pieces);
  return { pieces, value, currency };
}

/** The cost of a product once this has come (or has left, with the sign turned). */
export function addWorth(cost: Worth | null, worth: Worth | null, sign: 1 | -1): Worth | null {
  if (!worth) return cost;
  const { pieces, value } = cost ?? { pieces: 0, value: 0 };
  return {
    pieces: pieces + sign * worth.pieces,
    value: value + sign * worth.value,
    currency: worth.currency,
  };
}
