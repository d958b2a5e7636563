import type { StockBook } from './stock-book';

/**
 * Tells the other slices what is left of a product. Done apart from the commands that change it, so that
 * a product sold a hundred times a second is announced once.
 */
export function publishLevel(book: StockBook, productId: string): void {
  const row = book.products.get(productId);
  if (!row?.levelDirty) return;
  const product = book.products.change(productId, { levelDirty: false });
  book.tell({ type: 'level-changed', product });
}

/** Sets from which quantity on a product counts as low, which may change its status. */
export function setThreshold(
  book: StockBook,
  command: { productId: string; lowStockAt: number },
): void {
  if (!book.products.get(command.productId)) return;
  book.products.change(command.productId, { lowStockAt: command.lowStockAt, levelDirty: true });
}
