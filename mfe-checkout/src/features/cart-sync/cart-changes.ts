import type { Cart, CartChange } from '@solar/contracts/checkout/cart-http';
import { LIMITS } from '@solar/contracts/common/limits';
import { setLineQuantity } from '@solar/mfe-kit/stores/cart-line';
import type { CartLine } from '@solar/mfe-kit/stores/cart-store';

/** Pieces of each product. */
export type Quantities = Readonly<Record<string, number>>;

export function quantitiesOf(lines: readonly CartLine[]): Quantities {
  return Object.fromEntries(lines.map(({ product, quantity }) => [product.id, quantity]));
}

export function serverQuantities(cart: Cart): Quantities {
  return Object.fromEntries(cart.lines.map(({ productId, quantity }) => [productId, quantity]));
}

/** The operations that lead from one cart to the other. A line that was not known is added to, whatever another device did to it. */
export function changesBetween(from: Quantities, to: Quantities): CartChange[] {
  const put = Object.entries(to).flatMap(([productId, quantity]): CartChange[] => {
    const known = from[productId];
    if (known === quantity) return [];
    return [known === undefined ? { productId, add: quantity } : { productId, quantity }];
  });
  const taken = Object.keys(from)
    .filter((productId) => to[productId] === undefined)
    .map((productId) => ({ productId, quantity: 0 }));
  return [...put, ...taken];
}

/** The server's lines with what was changed here since it was asked. `known` has the products that the server does not have yet. */
export function rebased(
  lines: readonly CartLine[],
  changes: readonly CartChange[],
  known: readonly CartLine[],
): CartLine[] {
  return changes.reduce<CartLine[]>(
    (result, change) => {
      const { productId } = change;
      const present = result.find((line) => line.product.id === productId);
      const quantity = 'add' in change ? (present?.quantity ?? 0) + change.add : change.quantity;
      if (present) return setLineQuantity(result, productId, quantity);
      const line = known.find(({ product }) => product.id === productId);
      if (!line || quantity === 0) return result;
      return [...result, { ...line, quantity: Math.min(quantity, LIMITS.lineQuantityMax) }];
    },
    [...lines],
  );
}

/** Lines of a screen that somebody else has changed: what they held here before. */
export function changedElsewhere(before: Quantities, after: Quantities): Record<string, number> {
  return Object.fromEntries(
    Object.entries(before).filter(([productId, quantity]) => after[productId] !== quantity),
  );
}

export function toLines(cart: Cart): CartLine[] {
  return cart.lines.map((line) => ({
    product: {
      id: line.productId,
      slug: line.slug,
      name: line.name,
      brand: line.brand,
      image: line.imageUrl,
      ...(line.unit ? { price: line.unit } : {}),
    },
    quantity: line.quantity,
  }));
}
