import { permissionsOf } from '@solar/contracts/common/permission-names';
import { hasPermission, type Permission } from '@solar/contracts/common/permissions';
import type { Principal } from '@solar/service-kit/auth/principal';
import { ProblemException } from '@solar/service-kit/errors/problem';
import { accessOf, type WithAccess } from '../user/access-of';

/** Who changes the access of others. */
export type Author = Pick<Principal, 'role' | 'grants' | 'denies'>;

/** Throws 403 `account.permission_not_held`: nobody gives away, or takes from others, what they may not do themselves. */
export function assertHolds(author: Author, permissions: readonly Permission[]): void {
  const missing = permissions.filter((permission) => !hasPermission(author, permission));
  if (missing.length === 0) return;
  throw new ProblemException(403, 'account.permission_not_held', 'Permission not held', {
    detail: `You do not have these permissions yourself: ${missing.join(', ')}`,
  });
}

/** Throws 403 `account.permission_not_held` for a user who may do more than the author. */
export function assertMayChange(author: Author, user: WithAccess): void {
  assertHolds(author, permissionsOf(accessOf(user)));
}
