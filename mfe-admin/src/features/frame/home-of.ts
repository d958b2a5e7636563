import type { Permission } from '@solar/contracts/common/permissions';

/** Where people begin, by what their work is: whoever leads sees figures, whoever writes the pages, whoever moves goods the warehouse. */
const HOMES: readonly { to: string; permission: Permission }[] = [
  { to: '/admin/dashboard', permission: 'admin.dashboard.read' },
  { to: '/admin/content', permission: 'admin.content.write' },
  { to: '/admin/inventory', permission: 'inventory.stock.read' },
];

/** The screen at which somebody begins; of those in the menu, and else the first of them. */
export function homeOf(
  menu: readonly { to: string }[],
  mayUse: (permission: Permission) => boolean,
): string {
  const isThere = (to: string) => menu.some((item) => item.to === to);
  const home = HOMES.find(({ to, permission }) => mayUse(permission) && isThere(to));
  return home?.to ?? menu[0]?.to ?? '/admin/dashboard';
}
