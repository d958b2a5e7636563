import type { ProductRow, StockLine } from './stock-rows';
import type { StockUnitOfWork } from './stock-unit-of-work';

/** A purchase order that brings goods, by the day that it names. */
export interface Delivery {
  purchaseOrderId: string;
  date: string | null;
}

/** Pieces that come by that day; on no day that is known when it is null. */
export interface Expected {
  date: string | null;
  quantity: number;
}

/** Sets what is still to come of each line on a purchase order; a line of nothing is no longer expected. */
export function expectDelivery(
  work: StockUnitOfWork,
  { purchaseOrderId, date }: Delivery,
  open: readonly StockLine[],
): void {
  for (const { productId, quantity } of open) {
    const others = work
      .product(productId)
      .incoming.filter((line) => line.purchaseOrderId !== purchaseOrderId);
    const mine = quantity > 0 ? [{ purchaseOrderId, date, quantity }] : [];
    work.describe(productId, { incoming: [...others, ...mine] });
  }
}

/** What is to come of a product by day, the earliest first and what has no day at the end. */
export function expectedOf({ incoming }: Pick<ProductRow, 'incoming'>): Expected[] {
  const byDate = new Map<string | null, number>();
  for (const { date, quantity } of incoming) {
    byDate.set(date, (byDate.get(date) ?? 0) + quantity);
  }
  return [...byDate]
    .map(([date, quantity]) => ({ date, quantity }))
    .sort((a, b) => {
      if (a.date === null || b.date === null) return a.date === b.date ? 0 : a.date ? -1 : 1;
      return a.date < b.date ? -1 : 1;
    });
}
