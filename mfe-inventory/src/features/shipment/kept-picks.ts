import type { PickLine } from '@solar/contracts/inventory/order-inventory';
import { nothingPicked, type Picked } from './pick-progress';

const keyOf = (orderId: string) => `picks.${orderId}`;
/** Another list of picks makes what was kept meaningless. */
const listOf = (lines: readonly PickLine[]) =>
  lines.map(({ bin, product, lot, quantity }) =>
    [bin.binId, product.productId, lot, quantity].join('|'),
  );

/** What was picked of an order on this device before the page was loaded again. */
export function keptPicks(orderId: string, lines: readonly PickLine[]): Picked {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(orderId)) ?? 'null');
    if (!isKept(kept) || kept.list.join() !== listOf(lines).join()) return nothingPicked(lines);
    return lines.map(({ quantity }, index) => Math.min(quantity, kept.picked[index] ?? 0));
  } catch {
    return nothingPicked(lines);
  }
}

/** Keeps what is picked; nothing picked is nothing to keep. */
export function keepPicks(orderId: string, lines: readonly PickLine[], picked: Picked): void {
  try {
    if (picked.every((count) => count === 0)) localStorage.removeItem(keyOf(orderId));
    else localStorage.setItem(keyOf(orderId), JSON.stringify({ list: listOf(lines), picked }));
  } catch {
    // Without storage the picks last as long as the page.
  }
}

function isKept(value: unknown): value is { list: string[]; picked: number[] } {
  if (typeof value !== 'object' || value === null) return false;
  const { list, picked } = value as { list?: unknown; picked?: unknown };
  return (
    Array.isArray(list) && Array.isArray(picked) && picked.every((one) => Number.isInteger(one))
  );
}
