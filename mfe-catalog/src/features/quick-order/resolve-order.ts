import type { ProductCard, ProductsBySku } from '@solar/contracts/catalog/http';
import { LIMITS } from '@solar/contracts/common/limits';
import { isOrderable, type OrderLine } from './order-lines';

/** Why a line of an order is not taken. */
export type Refusal = 'notFound' | 'quantity' | 'outOfStock' | 'notForSale' | 'tooMany';

export type ResolvedOrder = {
  found: { product: ProductCard; quantity: number }[];
  refused: { line: number; text: string; reason: Refusal }[];
};

/** Every SKU that the lines may mean. */
export function skusOf(lines: readonly OrderLine[]): string[] {
  return [...new Set(lines.flatMap(({ readings }) => readings.map(({ sku }) => sku.slice(0, 80))))];
}

/** What can be ordered, lines of one product together, and what cannot, with its reason. */
export function resolveOrder(
  lines: readonly OrderLine[],
  { items }: Pick<ProductsBySku, 'items'>,
  isForSale: (product: ProductCard) => boolean,
): ResolvedOrder {
  const bySku = new Map(items.map(({ asked, product }) => [asked, product]));
  const found = new Map<string, ResolvedOrder['found'][number]>();
  const refused: ResolvedOrder['refused'] = [];
  for (const { line, text, readings } of lines) {
    const refuse = (reason: Refusal) => refused.push({ line, text, reason });
    const reading = readings.find(({ sku }) => bySku.has(sku.slice(0, 80)));
    const product = reading && bySku.get(reading.sku.slice(0, 80));
    if (!product) refuse('notFound');
    else if (!isOrderable(reading.quantity)) refuse('quantity');
    else if (product.stock === 'out_of_stock') refuse('outOfStock');
    else if (!isForSale(product)) refuse('notForSale');
    else {
      const known = found.get(product.id);
      const quantity = (known?.quantity ?? 0) + reading.quantity;
      if (!known && found.size === LIMITS.cartLinesMax) refuse('tooMany');
      else if (!isOrderable(quantity)) refuse('quantity');
      else found.set(product.id, { product, quantity });
    }
  }
  return { found: [...found.values()], refused };
}
