import type { AdminNavItem } from '@solar/mfe-kit/remote/remote-contract';

/** Entries of the catalogue in the back office. */
export const ADMIN_NAV: AdminNavItem[] = [
  {
    ...entry('products', 'package', 'catalog.products.read', 10),
    find: () =>
      import('./features/admin-products/find-products').then(({ findProducts }) => findProducts),
    actions: [
      {
        to: '/admin/products/new',
        labelKey: 'catalog:admin.products.add',
        permission: 'catalog.products.write',
      },
    ],
  },
  entry('data-report', 'clipboard-check', 'catalog.products.read', 15),
  entry('categories', 'folder-tree', 'catalog.products.read', 20),
  entry('brands', 'tag', 'catalog.products.read', 30),
  entry('attributes', 'list-checks', 'catalog.products.read', 40),
  entry('search-words', 'tags', 'catalog.products.read', 45),
  entry('price-lists', 'badge-percent', 'catalog.prices.read', 50),
  entry('reviews', 'star', 'catalog.reviews.moderate', 60),
  entry('image-mapping', 'images', 'catalog.products.read', 70),
];

function entry(
  path: string,
  icon: AdminNavItem['icon'],
  permission: AdminNavItem['permission'],
  order: number,
): AdminNavItem {
  return {
    to: `/admin/${path}`,
    labelKey: `catalog:admin.nav.${path}`,
    icon,
    permission,
    group: 'catalog',
    order,
  };
}
