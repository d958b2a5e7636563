import type { AdminNavItem } from '@solar/mfe-kit/remote/remote-contract';

/** Headings of the back-office navigation, in order. Items of an unknown group stand at the end. */
export const NAV_GROUPS = [
  'overview',
  'sales',
  'catalog',
  'customers',
  'inventory',
  'content',
  'system',
] as const;

/** The entries of this slice. */
export const ADMIN_NAV: AdminNavItem[] = [
  {
    to: '/admin/dashboard',
    labelKey: 'admin:nav.dashboard',
    icon: 'layout-dashboard',
    permission: 'admin.dashboard.read',
    group: 'overview',
    order: 0,
  },
];
