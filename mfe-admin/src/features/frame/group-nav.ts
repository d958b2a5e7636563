import type { Permission } from '@solar/contracts/common/permissions';
import { isShownTo } from '@solar/mfe-kit/remote/nav-access';
import type { AdminNavItem } from '@solar/mfe-kit/remote/remote-contract';
import { NAV_GROUPS } from '../../admin-nav';

export interface NavGroup {
  group: string;
  items: AdminNavItem[];
}

const rank = (group: string) => {
  const at = (NAV_GROUPS as readonly string[]).indexOf(group);
  return at < 0 ? NAV_GROUPS.length : at;
};

/** Entries that the person may use, under their headings, both in order. */
export function groupNav(
  items: readonly AdminNavItem[],
  mayUse: (permission: Permission) => boolean,
): NavGroup[] {
  const groups = new Map<string, AdminNavItem[]>();
  for (const item of items) {
    if (!isShownTo(item, mayUse)) continue;
    groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  }
  return [...groups]
    .map(([group, entries]) => ({ group, items: entries.toSorted((a, b) => a.order - b.order) }))
    .sort((a, b) => rank(a.group) - rank(b.group));
}

/** The group whose entry leads to the page at this path; of several entries the longest address counts. */
export function groupOf(groups: readonly NavGroup[], pathname: string): string | undefined {
  return groups
    .flatMap(({ group, items }) => items.map(({ to }) => ({ group, to })))
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((a, b) => b.to.length - a.to.length)[0]?.group;
}
