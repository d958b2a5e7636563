import type { RouteObject } from 'react-router';

/** Small lists are one file to load, which keeps the slice's first chunk small. */
const lists = () => import('./features/admin-shared/admin-lists');

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
  { path: 'data-report', lazy: async () => ({ Component: (await lists()).AdminDataReportPage }) },
  { path: 'categories', lazy: async () => ({ Component: (await lists()).AdminCategoriesPage }) },
  { path: 'brands', lazy: async () => ({ Component: (await lists()).AdminBrandsPage }) },
  { path: 'attributes', lazy: async () => ({ Component: (await lists()).AdminAttributesPage }) },
  {
    path: 'search-words',
    lazy: async () => ({ Component: (await lists()).AdminSearchWordsPage }),
  },
  { path: 'reviews', lazy: async () => ({ Component: (await lists()).AdminReviewsPage }) },
  {
    path: 'price-lists',
    lazy: () => import('./features/admin-price-lists/admin-price-lists.route'),
  },
  {
    path: 'price-lists/:id',
    lazy: () => import('./features/admin-price-lists/admin-price-lists.route'),
  },
  {
    path: 'image-mapping',
    lazy: async () => ({ Component: (await lists()).AdminImageMappingPage }),
  },
];
