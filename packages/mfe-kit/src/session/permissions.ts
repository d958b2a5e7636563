import { hasPermission, type Permission } from '@solar/contracts/common/permissions';
import { useSession } from '@solar/mfe-kit/session/session-store';
import type { SessionUser } from '@solar/mfe-kit/session/session-user';

/** True when the person may do it. The services decide again; this only shapes what is shown. */
export function can(user: SessionUser | null, permission: Permission): boolean {
  return user !== null && hasPermission(user, permission);
}

/** `can` for the signed-in person. */
export function useCan(permission: Permission): boolean {
  return useSession(({ user }) => can(user, permission));
}
