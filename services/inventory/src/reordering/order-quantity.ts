/** Pieces of a product in a warehouse, and when it is ordered. */
export interface ReorderPosition {
  onHand: number;
  allocated: number;
  incoming: number;
  reorderPoint: number;
  target: number;
}

/** How a supplier delivers. */
export interface PackTerms {
  packSize: number;
  minimumOrder: number;
}

/** Pieces that are missing to the target; none while more than the reorder point is there or on its way. */
export function neededPieces(position: ReorderPosition): number {
  const { onHand, allocated, incoming, reorderPoint, target } = position;
  const expected = onHand - allocated + incoming;
  return expected > reorderPoint ? 0 : Math.max(0, target - expected);
}

/** The least whole packs that bring what is needed and that the supplier accepts. */
export function orderQuantity(needed: number, { packSize, minimumOrder }: PackTerms): number {
  if (needed <= 0) return 0;
  return Math.ceil(Math.max(needed, minimumOrder) / packSize) * packSize;
}
