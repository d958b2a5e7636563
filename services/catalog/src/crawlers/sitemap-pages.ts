import type { SitemapPage } from '@solar/service-kit/crawlers/sitemap';
import type { CatalogueSnapshot, IndexedProduct } from '../index/catalogue-snapshot';
import { imageUrlOf } from '../product/product-image';

/**
 * The pages of the catalogue, lists without a product left out. A product keeps its place when it changes, so that it stays
 * in its file.
 */
export function sitemapPages(snapshot: CatalogueSnapshot): SitemapPage[] {
  const products = [...snapshot.products].sort((a, b) => (a.record._id < b.record._id ? -1 : 1));
  if (products.length === 0) return [];
  return [
    { path: '/products', lastModified: newest(products) },
    ...snapshot.categories.flatMap(({ slug }) =>
      listPage(`/products/category/${slug}`, of(snapshot, 'category', slug)),
    ),
    ...snapshot.brands.flatMap(({ slug }) =>
      listPage(`/products?brand=${slug}`, of(snapshot, 'brand', slug)),
    ),
    ...products.map(productPage),
  ];
}

function productPage({ record }: IndexedProduct): SitemapPage {
  const image = imageUrlOf(record, 'main');
  return {
    path: `/products/${record.slug}`,
    lastModified: record.updatedAt,
    ...(image ? { images: [image] } : {}),
  };
}

function listPage(path: string, products: readonly IndexedProduct[]): SitemapPage[] {
  return products.length === 0 ? [] : [{ path, lastModified: newest(products) }];
}

function of(snapshot: CatalogueSnapshot, facet: 'category' | 'brand', slug: string) {
  const found: IndexedProduct[] = [];
  snapshot.facets[facet].get(slug)?.forEach((position) => found.push(snapshot.at(position)));
  return found;
}

function newest(products: readonly IndexedProduct[]): Date {
  return new Date(products.reduce((last, { record }) => Math.max(last, +record.updatedAt), 0));
}
