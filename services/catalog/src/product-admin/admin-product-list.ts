import type { AdminProductQuery } from '@solar/contracts/catalog/admin-http';
import type { SourcedValue } from '@solar/contracts/catalog/product-data';
import type { Requirements } from '@solar/contracts/catalog/required-values';
import type { BrandRecord, CategoryRecord, ProductRecord } from '../index/catalogue-records';
import { gapsOf } from '../storefront/attribute-view';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const ORDERS: Record<AdminProductQuery['sort'], (a: ProductRecord, b: ProductRecord) => number> = {
  name: (a, b) => collator.compare(a.name, b.name),
  '-name': (a, b) => collator.compare(b.name, a.name),
  sku: (a, b) => collator.compare(a.sku, b.sku),
  '-sku': (a, b) => collator.compare(b.sku, a.sku),
  '-updatedAt': (a, b) => b.updatedAt.getTime() - a.updatedAt.getTime(),
};

type Catalogue = {
  products: ReadonlyMap<string, ProductRecord>;
  categories: ReadonlyMap<string, CategoryRecord>;
  brands: ReadonlyMap<string, BrandRecord>;
  /** What a category asks of its products. */
  requiredOf: (category: CategoryRecord) => Requirements;
  /** What a category says of its products. */
  givenBy: (category: CategoryRecord) => readonly SourcedValue[];
};

/** The products, inactive ones too, that the back office asked for, in its order. */
export function matchingProducts(
  { products, categories, brands, requiredOf, givenBy }: Catalogue,
  { q, category, brand, active, gaps, sort }: AdminProductQuery,
): ProductRecord[] {
  const text = q?.toLowerCase();
  const categoryIds = category && idsOf(categories, category);
  const brandIds = brand && idsOf(brands, brand);
  const hasGaps = (product: ProductRecord) => {
    const category = categories.get(product.categoryId);
    if (!category) return false;
    return gapsOf(product, requiredOf(category), givenBy(category)).length > 0;
  };
  return [...products.values()]
    .filter(
      (product) =>
        (active === undefined || product.active === active) &&
        (!categoryIds || categoryIds.has(product.categoryId)) &&
        (!brandIds || brandIds.has(product.brandId)) &&
        (!text ||
          `${product.sku} ${brands.get(product.brandId)?.name ?? ''} ${product.name}`
            .toLowerCase()
            .includes(text)) &&
        (gaps === undefined || hasGaps(product) === gaps),
    )
    .sort((a, b) => ORDERS[sort](a, b) || (a._id < b._id ? -1 : 1));
}

function idsOf(all: ReadonlyMap<string, { _id: string; slug: string }>, slug: string): Set<string> {
  return new Set([...all.values()].filter((one) => one.slug === slug).map(({ _id }) => _id));
}
