import type { AdminNavItem } from '@solar/mfe-kit/remote/remote-contract';

function entry(
  path: string,
  icon: AdminNavItem['icon'],
  permission: AdminNavItem['permission'],
  group: 'customers' | 'system',
  order: number,
): AdminNavItem {
  return {
    to: `/admin/${path}`,
    labelKey: `account:admin.nav.${path}`,
    icon,
    permission,
    group,
    order,
  };
}

/** The back-office entries of this slice. */
export const ADMIN_NAV: AdminNavItem[] = [
  {
    ...entry('customers', 'users', 'account.customers.read', 'customers', 0),
    find: () =>
      import('./features/admin-customers/find-customers').then(
        ({ findCustomers }) => findCustomers,
      ),
  },
  entry('customer-groups', 'users-round', 'account.customers.read', 'customers', 10),
  {
    ...entry('tickets', 'life-buoy', 'account.tickets.read', 'customers', 20),
    badge: { remote: 'account', name: 'new-tickets' },
  },
  {
    ...entry('chats', 'message-square', 'account.tickets.read', 'customers', 21),
    badge: { remote: 'account', name: 'waiting-chats' },
    companion: { remote: 'account', name: 'desk-watch' },
  },
  entry('users', 'user-cog', 'account.users.read', 'system', 20),
  {
    ...entry('roles', 'shield-check', 'account.users.read', 'system', 21),
    actions: [
      {
        to: '/admin/roles/new',
        labelKey: 'account:admin.roles.add',
        permission: 'account.users.write',
      },
    ],
  },
  entry('editors', 'newspaper', 'account.editors.write', 'system', 22),
];
