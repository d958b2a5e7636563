import { z } from 'zod';
import { roleIdSchema } from '../common/ids';
import { LIMITS } from '../common/limits';
import { PERMISSION_NAMES } from '../common/permission-names';

/**
 * What a role of the shop's own is made from: it decides what is tied to a kind of staff rather than to a permission, such as the
 * duty of a second factor. Nothing is made from the administrator, so that an administrator always has all permissions.
 */
export const CUSTOM_ROLE_BASES = ['admin', 'editor', 'contributor', 'warehouse'] as const;

/** POST /api/account/admin/custom-roles and PUT /api/account/admin/custom-roles/{id}. */
export const customRoleInputSchema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  description: z.string().trim().max(LIMITS.textMax).default(''),
  base: z.enum(CUSTOM_ROLE_BASES),
  /** All that the role may do. */
  permissions: z
    .array(z.enum(PERMISSION_NAMES))
    .min(1)
    .max(PERMISSION_NAMES.length)
    .transform((names) => [...new Set(names)]),
});
export type CustomRoleInput = z.infer<typeof customRoleInputSchema>;

/** A role of the shop's own, and how many people have it. */
export const customRoleSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  base: z.enum(CUSTOM_ROLE_BASES),
  permissions: z.array(z.enum(PERMISSION_NAMES)),
  userCount: z.number().int(),
  version: z.number().int(),
});
export type CustomRole = z.infer<typeof customRoleSchema>;

/** GET /api/account/admin/custom-roles. */
export const customRoleListSchema = z.object({ items: z.array(customRoleSchema) });

/** PUT /api/account/admin/users/{id}/custom-role. */
export const setCustomRoleSchema = z.strictObject({ roleId: roleIdSchema });
