import { hasPermission, PERMISSIONS, type Permission } from './permissions';

/** All permissions, for schemas and screens. */
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as [Permission, ...Permission[]];

/** All that somebody may do. */
export function permissionsOf(who: Parameters<typeof hasPermission>[0]): Permission[] {
  return PERMISSION_NAMES.filter((permission) => hasPermission(who, permission));
}
