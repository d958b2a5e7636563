import type { Cart, CartLine } from '@solar/contracts/checkout/cart-http';
import { productImageUrl } from '@solar/contracts/catalog/product-images';
import { multiplyMoney } from '@solar/contracts/common/money';
import type { PriceAccess } from '@solar/contracts/common/price-access';
import { subtotalOf } from '../pricing/totals';
import { unitOf, type ProductPrice } from '../products/price.client';
import type { ProductView } from '../products/product-views';
import type { StockLevel } from '../products/stock-levels';
import type { CartState } from './cart.repository';
import type { CartLineDoc } from './cart.schema';

export type CartFacts = {
  access: PriceAccess;
  views: Map<string, ProductView>;
  stock: (productId: string) => StockLevel | undefined;
  /** Null for somebody who may not see prices: then none can leave. */
  prices: Map<string, ProductPrice> | null;
  currency: string;
};

export function presentCart(cart: CartState, facts: CartFacts): Cart {
  const lines = cart.lines.map((line) => presentLine(line, facts));
  const priced = lines.flatMap(({ unit, quantity }) => (unit ? [{ unit, quantity }] : []));
  return {
    cartId: cart.cartId,
    revision: cart.revision,
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    priceAccess: facts.access,
    subtotal: facts.prices ? subtotalOf(priced, priced[0]?.unit.currency ?? facts.currency) : null,
    lines,
  };
}

function presentLine(line: CartLineDoc, facts: CartFacts): CartLine {
  const view = facts.views.get(line.productId);
  const price = facts.prices?.get(line.productId) ?? null;
  const unit = price?.buyable ? unitOf(price, line.quantity) : null;
  const slug = view?.slug ?? price?.slug ?? '';
  const level = facts.stock(line.productId);
  const available = level?.available ?? null;
  return {
    productId: line.productId,
    sku: view?.sku ?? price?.sku ?? '',
    slug,
    name: view?.name ?? price?.name ?? '',
    brand: view?.brand ?? price?.brand ?? '',
    imageUrl: price?.imageUrl ?? productImageUrl(slug, 'card'),
    quantity: line.quantity,
    unit,
    lineTotal: unit ? multiplyMoney(unit, line.quantity) : null,
    stock: {
      status: level?.status ?? 'unknown',
      available: available !== null && available < line.quantity ? available : null,
    },
    buyable: facts.prices ? unit !== null : view?.active === true,
  };
}
