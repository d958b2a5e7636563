import type { ProductCard } from '@solar/contracts/catalog/http';
import { unitPriceFor } from '@solar/contracts/common/price-tiers';

/** The product with what a piece of it costs when so many are bought. */
export function pricedFor<T extends Pick<ProductCard, 'price'>>(product: T, quantity: number): T {
  const { price } = product;
  return price ? { ...product, price: { ...price, unit: unitPriceFor(price, quantity) } } : product;
}
