import type { Permission } from './permissions';

/** Who imports a kind of table: the service that does, and what it takes. */
export type ImportOwner = {
  slice: 'account' | 'admin' | 'catalog' | 'inventory';
  permission: Permission;
};

const CONTENT = { slice: 'admin', permission: 'admin.content.write' } as const;

/** Every kind of table that the back office imports, apart from its columns: a menu needs no more. */
export const IMPORT_OWNERS = {
  products: { slice: 'catalog', permission: 'catalog.products.write' },
  'price-list': { slice: 'catalog', permission: 'catalog.prices.write' },
  customers: { slice: 'account', permission: 'account.customers.write' },
  stock: { slice: 'inventory', permission: 'inventory.stock.adjust' },
  suppliers: { slice: 'inventory', permission: 'inventory.purchase-orders.write' },
  pages: CONTENT,
  'blog-posts': CONTENT,
  faqs: CONTENT,
  testimonials: CONTENT,
  projects: CONTENT,
} as const satisfies Readonly<Record<string, ImportOwner>>;

export type ImportKindName = keyof typeof IMPORT_OWNERS;

/** What everybody has at least one of who imports anything in a slice, or anywhere. */
export function importPermissions(slice?: ImportOwner['slice']): [Permission, ...Permission[]] {
  const all: ImportOwner[] = Object.values(IMPORT_OWNERS);
  const asked = all.filter((kind) => slice === undefined || kind.slice === slice);
  return [...new Set(asked.map(({ permission }) => permission))] as [Permission, ...Permission[]];
}
