import type { CartChange } from '@solar/contracts/checkout/cart-http';
import { LIMITS } from '@solar/contracts/common/limits';
import { problem } from '@solar/service-kit/errors/problem';
import type { CartLineDoc } from './cart.schema';

/** Adds to a line or appends it. Throws 400 when the sum passes the limit of a line or the lines that of a cart. */
export function addLine(lines: readonly CartLineDoc[], added: CartLineDoc): CartLineDoc[] {
  const present = lines.some((line) => line.productId === added.productId);
  const next = present
    ? lines.map((line) =>
        line.productId === added.productId
          ? { ...line, quantity: line.quantity + added.quantity }
          : line,
      )
    : [...lines, added];
  return withinLimits(next);
}

/** Sets the quantity of a line that is there. Throws 404 when it is not. */
export function setLine(lines: readonly CartLineDoc[], changed: CartLineDoc): CartLineDoc[] {
  if (!lines.some((line) => line.productId === changed.productId)) {
    throw problem.notFound('Cart line');
  }
  return lines.map((line) => (line.productId === changed.productId ? changed : line));
}

/** Removes a line; removing what is not there changes nothing. */
export function removeLine(lines: readonly CartLineDoc[], productId: string): CartLineDoc[] {
  return lines.filter((line) => line.productId !== productId);
}

/**
 * Operations of a screen on the cart as it is now. A line that another device added meanwhile is added to; a line that it changed or
 * took out is as this later change says.
 */
export function changeLines(
  lines: readonly CartLineDoc[],
  changes: readonly CartChange[],
): CartLineDoc[] {
  const quantities = new Map(lines.map((line) => [line.productId, line.quantity]));
  for (const change of changes) {
    const { productId } = change;
    const present = quantities.get(productId) ?? 0;
    const next = 'add' in change ? present + change.add : change.quantity;
    if (next === 0) quantities.delete(productId);
    else quantities.set(productId, Math.min(next, LIMITS.lineQuantityMax));
  }
  return withinLimits([...quantities].map(([productId, quantity]) => ({ productId, quantity })));
}

/** The cart of the browser joins the server's: of two quantities the larger stays, so that merging twice is harmless. */
export function mergeLines(
  lines: readonly CartLineDoc[],
  browser: readonly CartLineDoc[],
): CartLineDoc[] {
  const quantities = new Map(lines.map((line) => [line.productId, line.quantity]));
  for (const line of browser) {
    quantities.set(line.productId, Math.max(line.quantity, quantities.get(line.productId) ?? 0));
  }
  const merged = [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
  return merged.slice(0, LIMITS.cartLinesMax);
}

/** What is left in the cart when `ordered` has become an order. */
export function subtractLines(
  lines: readonly CartLineDoc[],
  ordered: readonly CartLineDoc[],
): CartLineDoc[] {
  const taken = new Map(ordered.map((line) => [line.productId, line.quantity]));
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (taken.get(line.productId) ?? 0) }))
    .filter((line) => line.quantity > 0);
}

/** Whether both are the same products with the same quantities, in whatever order. */
export function sameLines(some: readonly CartLineDoc[], other: readonly CartLineDoc[]): boolean {
  const quantities = new Map(other.map((line) => [line.productId, line.quantity]));
  return (
    some.length === other.length &&
    some.every(({ productId, quantity }) => quantities.get(productId) === quantity)
  );
}

function withinLimits(lines: CartLineDoc[]): CartLineDoc[] {
  if (lines.length > LIMITS.cartLinesMax) {
    throw problem.validation([
      { path: 'productId', code: 'too_big', message: `At most ${LIMITS.cartLinesMax} lines` },
    ]);
  }
  if (lines.some((line) => line.quantity > LIMITS.lineQuantityMax)) {
    throw problem.validation([
      { path: 'quantity', code: 'too_big', message: `At most ${LIMITS.lineQuantityMax} pieces` },
    ]);
  }
  return lines;
}
