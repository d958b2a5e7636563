import { z } from 'zod';
import { taxNumberSchema } from '../checkout/totals-http';
import { groupIdSchema } from '../common/ids';
import { LIMITS } from '../common/limits';
import { LANGUAGES } from '../common/localized';
import { moneySchema } from '../common/money';
import { pageQuerySchema } from '../common/pagination';
import { PERMISSION_NAMES } from '../common/permission-names';
import { ROLES } from '../common/permissions';
import { companySchema, emailSchema, personNameSchema, phoneSchema } from './auth-http';
import { addressSchema } from './profile-http';

const searchSchema = z.string().trim().min(1).max(LIMITS.titleMax).optional();
const yesNo = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Orders of the people lists. */
export const PEOPLE_SORTS = [
  'name',
  '-name',
  'email',
  '-email',
  'registeredAt',
  '-registeredAt',
  'lastLoginAt',
  '-lastLoginAt',
  'totalSpent',
  '-totalSpent',
] as const;

/** Where a customer stands: waiting for approval, approved, or switched off. */
export const CUSTOMER_STATUSES = ['pending', 'approved', 'inactive'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

/** GET /api/account/admin/customers. */
export const listCustomersQuerySchema = pageQuerySchema.extend({
  q: searchSchema,
  status: z.enum(CUSTOMER_STATUSES).optional(),
  groupId: groupIdSchema.optional(),
  sort: z.enum(PEOPLE_SORTS).default('-registeredAt'),
});

/** A row of the customer list. */
export const customerListItemSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  status: z.enum(CUSTOMER_STATUSES),
  groupId: z.string().nullable(),
  groupName: z.string().nullable(),
  registeredAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
  lastOrderAt: z.iso.datetime().nullable(),
  orderCount: z.number().int(),
  totalSpent: moneySchema.nullable(),
});
export type CustomerListItem = z.infer<typeof customerListItemSchema>;

/** GET /api/account/admin/customers/{id}. */
export const customerSchema = customerListItemSchema.extend({
  username: z.string().nullable(),
  language: z.enum(LANGUAGES),
  approvedAt: z.iso.datetime().nullable(),
  note: z.string(),
  taxNumber: z.string().nullable().optional(),
  /** The customer has asked for the deletion of the account, and may take it back until then. */
  deletionDueAt: z.iso.datetime().nullable().optional(),
  addresses: z.array(addressSchema),
});
export type Customer = z.infer<typeof customerSchema>;

/** PATCH /api/account/admin/customers/{id}. */
export const updateCustomerSchema = z.strictObject({
  firstName: personNameSchema.optional(),
  lastName: personNameSchema.optional(),
  company: companySchema.nullable().optional(),
  phone: phoneSchema.nullable().optional(),
  taxNumber: taxNumberSchema.nullable().optional(),
  groupId: groupIdSchema.nullable().optional(),
  note: z.string().trim().max(LIMITS.textMax).optional(),
});
export type UpdateCustomer = z.infer<typeof updateCustomerSchema>;

/** GET /api/account/admin/users. */
export const listUsersQuerySchema = pageQuerySchema.extend({
  q: searchSchema,
  role: z.enum(ROLES).optional(),
  active: yesNo.optional(),
  approved: yesNo.optional(),
  sort: z.enum(PEOPLE_SORTS).default('name'),
});

/** A row of the user list. */
export const userListItemSchema = z.object({
  id: z.string(),
  username: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  active: z.boolean(),
  approved: z.boolean(),
  registeredAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
  /** The shop's own role, if the person has one; `role` is then what it was made from. */
  customRole: z.object({ id: z.string(), name: z.string() }).nullable().optional(),
});
export type UserListItem = z.infer<typeof userListItemSchema>;

/** GET /api/account/admin/users/{id}. */
export const userSchema = userListItemSchema.extend({
  /** Signs in with a second factor. */
  secondFactor: z.boolean().optional(),
  permissions: z.array(
    z.object({
      permission: z.enum(PERMISSION_NAMES),
      /** What the role says, what was said for this user, and what follows. */
      byRole: z.boolean(),
      override: z.enum(['grant', 'deny']).nullable(),
      effective: z.boolean(),
    }),
  ),
});
export type User = z.infer<typeof userSchema>;

/** PUT /api/account/admin/users/{id}/role. */
export const setRoleSchema = z.strictObject({ role: z.enum(ROLES) });

/** PUT /api/account/admin/users/{id}/permissions/{permission}. */
export const setPermissionSchema = z.strictObject({ effect: z.enum(['grant', 'deny', 'reset']) });

/** GET /api/account/admin/roles: which role has which permission. */
export const roleMatrixSchema = z.object({
  roles: z.array(z.enum(ROLES)),
  permissions: z.array(
    z.object({ permission: z.enum(PERMISSION_NAMES), roles: z.array(z.enum(ROLES)) }),
  ),
  userCounts: z.record(z.enum(ROLES), z.number().int()),
});
export type RoleMatrix = z.infer<typeof roleMatrixSchema>;

/** POST /api/account/admin/groups and PUT /api/account/admin/groups/{id}. Discount in basis points. */
export const groupInputSchema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  description: z.string().trim().max(LIMITS.textMax).default(''),
  discountBasisPoints: z.number().int().min(0).max(10_000),
});
export type GroupInput = z.infer<typeof groupInputSchema>;

/** A customer group. */
export const groupSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  discountBasisPoints: z.number().int(),
  customerCount: z.number().int(),
});
export type Group = z.infer<typeof groupSchema>;
/** GET /api/account/admin/groups. */
export const groupListSchema = z.object({ items: z.array(groupSchema) });

/** Roles that the editors screen manages. */
export const EDITOR_ROLES = ['editor', 'contributor'] as const;

/** POST /api/account/admin/editors: the person gets a mail to choose a password. */
export const createEditorSchema = z.strictObject({
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: emailSchema,
  role: z.enum(EDITOR_ROLES),
  language: z.enum(LANGUAGES).default('en'),
});
/** PATCH /api/account/admin/editors/{id}. */
export const updateEditorSchema = z.strictObject({
  firstName: personNameSchema.optional(),
  lastName: personNameSchema.optional(),
  role: z.enum(EDITOR_ROLES).optional(),
  active: z.boolean().optional(),
});
/** GET /api/account/admin/editors. */
export const editorListSchema = z.object({ items: z.array(userListItemSchema) });
