import { PRODUCT_SORTS } from '@solar/contracts/catalog/http';
import { z } from 'zod';

export const productPath = (slug: string): string => `/products/${slug}`;
export const categoryPath = (slug: string): string => `/products/category/${slug}`;
export const searchPath = (query: string): string =>
  `/search?q=${encodeURIComponent(query.trim())}`;
export const PRODUCTS_PATH = '/products';
export const COMPARISON_PATH = '/product-comparison';

/** Values of one filter, separated by commas as the service takes them. */
const list = z.string().max(2_000).catch('').default('');
const amount = z.coerce.number().min(0).max(100_000_000).optional().catch(undefined);

/** The filters that list and search keep in their address. Prices in whole currency units. */
const filterFields = {
  category: list,
  brand: list,
  phase: list,
  inverterType: list,
  labels: list,
  inStock: z.enum(['', 'true']).catch('').default(''),
  minPower: amount,
  maxPower: amount,
  minPrice: amount,
  maxPrice: amount,
  sort: z.enum(PRODUCT_SORTS).catch('relevance').default('relevance'),
  /** Pages shown, one below the other. */
  productPage: z.coerce.number().int().min(1).max(50).catch(1).default(1),
};

export const productListSearchSchema = z.object({
  ...filterFields,
  view: z.enum(['grid', 'list']).catch('grid').default('grid'),
});
export type ProductListSearch = z.infer<typeof productListSearchSchema>;

export const searchPageSchema = z.object({
  q: z.string().max(120).catch('').default(''),
  tab: z
    .enum(['products', 'categories', 'services', 'projects', 'articles'])
    .catch('products')
    .default('products'),
  ...filterFields,
});
export type SearchPageSearch = z.infer<typeof searchPageSchema>;

export type FilterSearch = z.infer<z.ZodObject<typeof filterFields>>;

export const comparisonSearchSchema = z.object({
  ids: z.string().max(200).catch('').default(''),
  differences: z.enum(['', 'true']).catch('').default(''),
});

/** The values of a comma-separated filter. */
export function valuesOf(text: string): string[] {
  return text.split(',').filter((value) => value !== '');
}

/** The filter with one value more, or less when it was there. */
export function toggled(text: string, value: string): string {
  const values = valuesOf(text);
  const rest = values.filter((one) => one !== value);
  return (rest.length < values.length ? rest : [...values, value]).join(',');
}
