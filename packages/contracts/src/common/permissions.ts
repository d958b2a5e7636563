/**
 * Every permission of the system with the roles that have it by default. Users may be granted or denied
 * single permissions on top. This is the only place where roles meet permissions.
 */
export const ROLES = [
  'administrator',
  'admin',
  'editor',
  'contributor',
  'warehouse',
  'user',
] as const;
export type Role = (typeof ROLES)[number];

const STAFF_ADMIN: readonly Role[] = ['administrator', 'admin'];
const EDITORS: readonly Role[] = [...STAFF_ADMIN, 'editor'];
const CONTRIBUTORS: readonly Role[] = [...EDITORS, 'contributor'];
const WAREHOUSE: readonly Role[] = [...STAFF_ADMIN, 'warehouse'];
const STAFF: readonly Role[] = [...CONTRIBUTORS, 'warehouse'];

export const PERMISSIONS = {
  'admin.area.access': STAFF,
  'admin.dashboard.read': STAFF_ADMIN,
  'admin.content.read': CONTRIBUTORS,
  'admin.content.write': CONTRIBUTORS,
  'admin.content.publish': EDITORS,
  'admin.media.write': CONTRIBUTORS,
  'admin.settings.read': STAFF_ADMIN,
  'admin.settings.write': STAFF_ADMIN,
  'admin.currency.change': ['administrator'],
  'admin.messages.read': STAFF_ADMIN,
  'admin.newsletter.write': EDITORS,
  'admin.dead-letters.read': STAFF_ADMIN,
  'admin.status.read': STAFF_ADMIN,
  'admin.audit.read': STAFF_ADMIN,
  'catalog.products.read': STAFF,
  'catalog.products.write': EDITORS,
  'catalog.prices.read': STAFF_ADMIN,
  'catalog.prices.write': STAFF_ADMIN,
  'catalog.price-lists.approve': STAFF_ADMIN,
  'catalog.costs.read': STAFF_ADMIN,
  'catalog.costs.write': STAFF_ADMIN,
  'catalog.reviews.moderate': EDITORS,
  'checkout.orders.read': STAFF_ADMIN,
  'checkout.orders.write': STAFF_ADMIN,
  'checkout.payments.read': STAFF_ADMIN,
  'checkout.payments.refund': STAFF_ADMIN,
  'checkout.payments.confirm': STAFF_ADMIN,
  'checkout.quotes.write': STAFF_ADMIN,
  'checkout.settings.write': STAFF_ADMIN,
  'account.customers.read': STAFF_ADMIN,
  'account.customers.write': STAFF_ADMIN,
  'account.customers.approve': STAFF_ADMIN,
  'account.users.read': STAFF_ADMIN,
  'account.users.write': ['administrator'],
  'account.editors.write': STAFF_ADMIN,
  'account.tickets.read': STAFF_ADMIN,
  'account.tickets.write': STAFF_ADMIN,
  'inventory.stock.read': WAREHOUSE,
  'inventory.stock.adjust': WAREHOUSE,
  'inventory.locations.write': WAREHOUSE,
  'inventory.receipts.write': WAREHOUSE,
  'inventory.transfers.write': WAREHOUSE,
  'inventory.stocktakes.write': WAREHOUSE,
  'inventory.stocktakes.approve': STAFF_ADMIN,
  'inventory.purchase-orders.write': WAREHOUSE,
  'inventory.purchase-orders.approve': STAFF_ADMIN,
  'inventory.shipments.write': WAREHOUSE,
  'inventory.settings.write': STAFF_ADMIN,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

/** What a signed-in person may do: defaults of the role, plus grants, minus denials (denials win). */
export function hasPermission(
  who: { role: Role; grants?: readonly string[]; denies?: readonly string[] },
  permission: Permission,
): boolean {
  if (who.denies?.includes(permission)) return false;
  if (who.grants?.includes(permission)) return true;
  return (PERMISSIONS[permission] as readonly Role[]).includes(who.role);
}
