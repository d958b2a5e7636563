import { permissionsOf } from '@solar/contracts/common/permission-names';
import type { Permission, Role } from '@solar/contracts/common/permissions';
import type { UserDoc } from './user.schema';

/** The parts of a user that decide on permissions. */
export type WithAccess = Pick<UserDoc, 'role' | 'grants' | 'denies' | 'rolePermissions'>;

/** What a token carries. */
export type Access = { role: Role; grants: string[]; denies: string[] };

/**
 * The permissions of the role alone. What a role of the shop's own adds to its preset and takes away is worked out here, so that a
 * permission that a release adds to the preset does not come to it by itself.
 */
export function accessByRole({ role, rolePermissions }: WithAccess): Access {
  if (!rolePermissions) return { role, grants: [], denies: [] };
  const preset = permissionsOf({ role });
  return {
    role,
    grants: rolePermissions.filter((one) => !preset.includes(one)),
    denies: preset.filter((one) => !rolePermissions.includes(one)),
  };
}

/** The permissions of a user: what is said for the user goes before what the role says. */
export function accessOf(user: WithAccess): Access {
  const byRole = accessByRole(user);
  const { grants, denies } = user;
  return {
    role: user.role,
    grants: [...byRole.grants.filter((one) => !denies.includes(one)), ...grants],
    denies: [...byRole.denies.filter((one) => !grants.includes(one)), ...denies],
  };
}

/** The fields of a user who gets a preset as role. */
export function presetFields(user: UserDoc, role: Role): Partial<UserDoc> {
  return user.customRoleId ? { role, customRoleId: null, rolePermissions: null } : { role };
}

/** The fields of a user who has a role of the shop's own. */
export function customRoleFields(custom: {
  _id: string;
  base: Role;
  permissions: Permission[];
}): Partial<UserDoc> {
  const { _id: customRoleId, base: role, permissions: rolePermissions } = custom;
  return { role, customRoleId, rolePermissions };
}
