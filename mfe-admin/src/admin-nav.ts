import { importPermissions } from '@solar/contracts/common/import-owners';
import type { Permission } from '@solar/contracts/common/permissions';
import type { AdminAction, AdminNavItem } from '@solar/mfe-kit/remote/remote-contract';
import { CONTENT_PLACES } from './features/content/content-places';

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

function entry(
  path: string,
  icon: AdminNavItem['icon'],
  permission: AdminNavItem['permission'],
  group: (typeof NAV_GROUPS)[number],
  order: number,
): AdminNavItem {
  return { to: `/admin/${path}`, labelKey: `admin:nav.${path}`, icon, permission, group, order };
}

function writing(path: string, key: string, permission: Permission): AdminAction {
  return { to: `/admin/${path}/new`, labelKey: `admin:${key}`, permission };
}

/** One search over all kinds of content stands at the first of them. */
const FOUND_CONTENT: Pick<AdminNavItem, 'find' | 'foundLabelKey'> = {
  find: () => import('./features/content/find-content').then(({ findContent }) => findContent),
  foundLabelKey: 'admin:groups.content',
};

/** The entries of this slice. */
export const ADMIN_NAV: AdminNavItem[] = [
  entry('dashboard', 'layout-dashboard', 'admin.dashboard.read', 'overview', 0),
  entry('home', 'image', 'admin.content.read', 'content', 9),
  ...CONTENT_PLACES.map(({ kind, path, icon }, i) => ({
    ...entry(path, icon, 'admin.content.read', 'content', 10 + i),
    ...(kind === 'pages' && FOUND_CONTENT),
    actions: [writing(path, `content.kinds.${kind}.add`, 'admin.content.write')],
  })),
  entry('media', 'images', 'admin.content.read', 'content', 30),
  entry('menus', 'list-checks', 'admin.content.read', 'content', 31),
  entry('redirects', 'arrow-left-right', 'admin.content.read', 'content', 32),
  entry('messages', 'mail', 'admin.messages.read', 'customers', 50),
  {
    ...entry('newsletter', 'newspaper', 'admin.newsletter.write', 'content', 33),
    actions: [writing('newsletter', 'newsletter.add', 'admin.newsletter.write')],
  },
  entry('newsletter/subscribers', 'users', 'admin.messages.read', 'customers', 51),
  entry('settings', 'settings', 'admin.settings.read', 'system', 0),
  entry('mails', 'mail', 'admin.settings.read', 'system', 5),
  entry('imports', 'package-plus', importPermissions(), 'system', 7),
  entry('audit', 'list-checks', 'admin.audit.read', 'system', 8),
  entry('dead-letters', 'scroll-text', 'admin.dead-letters.read', 'system', 10),
  entry('status', 'chart-column', 'admin.status.read', 'system', 12),
];
