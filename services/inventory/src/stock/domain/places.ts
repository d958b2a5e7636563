import type { ProductRow } from './stock-rows';

/** What can be promised out of one warehouse. */
export interface PlaceLevel {
  warehouseId: string;
  available: number;
}

/**
 * What can still be promised, by warehouse. Held pieces have no place before their order is allocated: they count where the
 * allocation would look first, so that the warehouses add up to what is available in all, and an allocation rarely changes it.
 */
export function placeLevelsOf({ places, held }: Pick<ProductRow, 'places' | 'held'>): PlaceLevel[] {
  let open = held;
  return places
    .toSorted(
      (a, b) =>
        Math.min(b.free, held) - Math.min(a.free, held) || (a.warehouseId < b.warehouseId ? -1 : 1),
    )
    .flatMap(({ warehouseId, free }) => {
      const taken = Math.min(open, free);
      open -= taken;
      return free > taken ? [{ warehouseId, available: free - taken }] : [];
    })
    .sort((a, b) => (a.warehouseId < b.warehouseId ? -1 : 1));
}
