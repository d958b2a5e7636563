import { LIMITS } from '@solar/contracts/common/limits';
import { addMoney, multiplyMoney, type Money } from '@solar/contracts/common/money-arithmetic';

/** The product of a cart line; prices only while the person may see them. */
export interface CartProduct {
  id: string;
  slug: string;
  name: string;
  brand: string;
  image: string;
  price?: Money | null;
  salePrice?: Money | null;
}

export interface CartLine {
  product: CartProduct;
  quantity: number;
}

/** Sum of the quantities. */
export function cartItemCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Sale price if present, else price. */
export function unitPrice(product: CartProduct): Money | null {
  return product.salePrice ?? product.price ?? null;
}

/** Sum of the lines, or null when a line has no price. */
export function cartTotal(lines: readonly CartLine[]): Money | null {
  let total: Money | null = null;
  for (const { product, quantity } of lines) {
    const unit = unitPrice(product);
    if (!unit) return null;
    const line = multiplyMoney(unit, quantity);
    total = total ? addMoney(total, line) : line;
  }
  return total;
}

/** Adds to the product's line, or appends one. */
export function addLine(
  lines: readonly CartLine[],
  product: CartProduct,
  quantity: number,
): CartLine[] {
  const known = lines.some((line) => line.product.id === product.id);
  if (!known) return [...lines, { product, quantity: bounded(quantity) }];
  return lines.map((line) =>
    line.product.id === product.id
      ? { product, quantity: bounded(line.quantity + quantity) }
      : line,
  );
}

/** Sets a line's quantity; zero or less removes it. */
export function setLineQuantity(
  lines: readonly CartLine[],
  productId: string,
  quantity: number,
): CartLine[] {
  if (quantity <= 0) return lines.filter((line) => line.product.id !== productId);
  return lines.map((line) =>
    line.product.id === productId ? { ...line, quantity: bounded(quantity) } : line,
  );
}

/** The lines without any price, as they may be kept for a visitor. */
export function withoutPrices(lines: readonly CartLine[]): CartLine[] {
  return lines.map(({ product, quantity }) => {
    const { price: _price, salePrice: _salePrice, ...rest } = product;
    return { product: rest, quantity };
  });
}

/** The lines of a stored cart, or undefined when it is corrupt. */
export function parseCart(value: unknown): CartLine[] | undefined {
  return Array.isArray(value) && value.every(isCartLine) ? value : undefined;
}

function isCartLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { product, quantity } = value as Partial<CartLine>;
  const counted = typeof quantity === 'number' && Number.isInteger(quantity) && quantity > 0;
  return counted && typeof product?.id === 'string' && typeof product.name === 'string';
}

function bounded(quantity: number): number {
  return Math.min(Math.max(1, Math.trunc(quantity)), LIMITS.lineQuantityMax);
}
