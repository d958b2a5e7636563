export const productPath = (slug: string): string => `/products/${slug}`;
export const categoryPath = (slug: string): string => `/products/category/${slug}`;
export const SEARCH_PATH = '/search';
export const searchPath = (query: string): string =>
  `${SEARCH_PATH}?q=${encodeURIComponent(query.trim())}`;
export const PRODUCTS_PATH = '/products';
export const QUICK_ORDER_PATH = '/products/quick-order';
export const COMPARISON_PATH = '/product-comparison';
