import type { RouteObject } from 'react-router';

/** Back-office screens of the catalogue, beneath /admin. */
export const ADMIN_ROUTES: RouteObject[] = [
  { path: 'products', lazy: () => import('./features/admin-products/admin-products.route') },
  {
    path: 'products/new',
    lazy: () => import('./features/admin-products/admin-product-edit.route'),
  },
  {
    path: 'products/edit/:id',
    lazy: () => import('./features/admin-products/admin-product-edit.route'),
  },
  {
    path: 'product-imports',
    lazy: () => import('./features/admin-product-imports/admin-product-imports.route'),
  },
  {
    path: 'product-imports/:id',
    lazy: () => import('./features/admin-product-imports/admin-product-import.route'),
  },
  { path: 'categories', lazy: () => import('./features/admin-categories/admin-categories.route') },
  { path: 'brands', lazy: () => import('./features/admin-brands/admin-brands.route') },
  { path: 'attributes', lazy: () => import('./features/admin-attributes/admin-attributes.route') },
  {
    path: 'search-words',
    lazy: () => import('./features/admin-search-words/admin-search-words.route'),
  },
  { path: 'reviews', lazy: () => import('./features/admin-reviews/admin-reviews.route') },
  {
    path: 'price-lists',
    lazy: () => import('./features/admin-price-lists/admin-price-lists.route'),
  },
  {
    path: 'price-lists/:id',
    lazy: () => import('./features/admin-price-lists/admin-price-list.route'),
  },
  {
    path: 'image-mapping',
    lazy: () => import('./features/admin-image-mapping/admin-image-mapping.route'),
  },
];
