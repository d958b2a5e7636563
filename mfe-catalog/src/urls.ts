export const productPath = (slug: string): string => `/products/${slug}`;
export const categoryPath = (slug: string): string => `/products/category/${slug}`;
export const searchPath = (query: string): string =>
  `/search?q=${encodeURIComponent(query.trim())}`;
export const PRODUCTS_PATH = '/products';
export const COMPARISON_PATH = '/product-comparison';
