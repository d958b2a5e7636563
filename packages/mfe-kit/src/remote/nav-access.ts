import type { Permission } from '@solar/contracts/common/permissions';
import type { AdminNavItem } from '@solar/mfe-kit/remote/remote-contract';

/** Whether somebody who may do these things is shown an entry of the back office. */
export function isShownTo(
  { permission }: Pick<AdminNavItem, 'permission'>,
  may: (permission: Permission) => boolean,
): boolean {
  return typeof permission === 'string' ? may(permission) : permission.some(may);
}
