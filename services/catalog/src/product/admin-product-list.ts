import type { AdminProductQuery } from '@solar/contracts/catalog/admin-http';
import type { ProductRecord } from '../index/catalogue-records';
import type { Structure } from '../index/catalogue-source';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const ORDERS: Record<AdminProductQuery['sort'], (a: ProductRecord, b: ProductRecord) => number> = {
  name: (a, b) => collator.compare(a.name, b.name),
  '-name': (a, b) => collator.compare(b.name, a.name),
  sku: (a, b) => collator.compare(a.sku, b.sku),
  '-sku': (a, b) => collator.compare(b.sku, a.sku),
  '-updatedAt': (a, b) => b.updatedAt.getTime() - a.updatedAt.getTime(),
};

/** The products, inactive ones too, that the back office asked for, in its order. */
export function matchingProducts(
  products: ReadonlyMap<string, ProductRecord>,
  { categories, brands }: Structure,
  { q, category, brand, active, sort }: AdminProductQuery,
): ProductRecord[] {
  const text = q?.toLowerCase();
  const categoryIds = category && idsOf(categories, category);
  const brandIds = brand && idsOf(brands, brand);
  const brandNames = new Map(brands.map((one) => [one._id, one.name]));
  return [...products.values()]
    .filter(
      (product) =>
        (active === undefined || product.active === active) &&
        (!categoryIds || categoryIds.has(product.categoryId)) &&
        (!brandIds || brandIds.has(product.brandId)) &&
        (!text ||
          `${product.sku} ${brandNames.get(product.brandId) ?? ''} ${product.name}`
            .toLowerCase()
            .includes(text)),
    )
    .sort((a, b) => ORDERS[sort](a, b) || (a._id < b._id ? -1 : 1));
}

function idsOf(all: readonly { _id: string; slug: string }[], slug: string): Set<string> {
  return new Set(all.filter((one) => one.slug === slug).map(({ _id }) => _id));
}
