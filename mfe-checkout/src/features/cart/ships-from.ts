import type { ProductStock } from '@solar/contracts/catalog/stock-http';

/** Where a cart can leave from. */
export interface ShipsFrom {
  places: string[];
  /** Each of the places has everything; otherwise the goods come from all of them. */
  each: boolean;
}

type Wanted = { productId: string; quantity: number };

/** Warehouses that have the whole cart, else the fewest that have it together; null when some of it is nowhere. */
export function shipsFrom(
  lines: readonly Wanted[],
  stocks: readonly ProductStock[],
): ShipsFrom | null {
  const places = [
    ...new Set(stocks.flatMap(({ warehouses }) => warehouses.map(({ name }) => name))),
  ];
  const left = (place: string, { productId }: Wanted) =>
    stocks
      .find((stock) => stock.productId === productId)
      ?.warehouses.find(({ name }) => name === place)?.available ?? 0;
  const haveAll = (some: readonly string[]) =>
    lines.every((line) => some.reduce((sum, place) => sum + left(place, line), 0) >= line.quantity);
  const whole = places.filter((place) => haveAll([place]));
  if (lines.length === 0) return null;
  if (whole.length > 0) return { places: whole, each: true };
  if (!haveAll(places)) return null;
  // What can be left out is left out, so that nobody reads of a warehouse that adds nothing.
  const needed = places.reduce<readonly string[]>((kept, place) => {
    const without = kept.filter((other) => other !== place);
    return haveAll(without) ? without : kept;
  }, places);
  return { places: [...needed], each: false };
}
