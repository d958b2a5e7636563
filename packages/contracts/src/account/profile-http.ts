import { z } from 'zod';
import { orderAddressSchema, taxNumberSchema } from '../checkout/totals-http';
import { idSchema, productIdSchema } from '../common/ids';
import { LANGUAGES } from '../common/localized';
import {
  companySchema,
  emailSchema,
  newPasswordSchema,
  personNameSchema,
  phoneSchema,
  usernameSchema,
} from './auth-http';

/** Most addresses and wishes that one customer keeps. */
export const ACCOUNT_LIMITS = { addresses: 20, wishes: 200 } as const;

/** GET /api/account/profile. */
export const profileSchema = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  taxNumber: z.string().nullable().optional(),
  approved: z.boolean(),
  registeredAt: z.iso.datetime(),
});
export type Profile = z.infer<typeof profileSchema>;

/** PATCH /api/account/profile. `email` is the present one or left out: another one goes through /api/account/email-change. */
export const updateProfileSchema = z.strictObject({
  firstName: personNameSchema.optional(),
  lastName: personNameSchema.optional(),
  username: usernameSchema.nullable().optional(),
  company: companySchema.nullable().optional(),
  phone: phoneSchema.nullable().optional(),
  taxNumber: taxNumberSchema.nullable().optional(),
  email: emailSchema.optional(),
  currentPassword: z.string().max(128).optional(),
});
export type UpdateProfile = z.infer<typeof updateProfileSchema>;

export const addressIdSchema = idSchema('adr');

/** POST /api/account/addresses and PUT /api/account/addresses/{id}. */
export const addressInputSchema = orderAddressSchema.extend({
  label: z.string().trim().min(1).max(60).optional(),
  defaultShipping: z.boolean().default(false),
  defaultBilling: z.boolean().default(false),
});
export type AddressInput = z.infer<typeof addressInputSchema>;

/** An address of the customer's address book. */
export const addressSchema = orderAddressSchema.extend({
  id: z.string(),
  label: z.string().optional(),
  defaultShipping: z.boolean(),
  defaultBilling: z.boolean(),
});
export type Address = z.infer<typeof addressSchema>;

/** GET /api/account/addresses. */
export const addressListSchema = z.object({ items: z.array(addressSchema) });

/** GET, PUT and DELETE of /api/account/wishlist: newest wish first. The catalogue describes the products. */
export const wishlistSchema = z.object({
  items: z.array(z.object({ productId: productIdSchema, addedAt: z.iso.datetime() })),
});
export type Wishlist = z.infer<typeof wishlistSchema>;

/** GET and PATCH /api/account/settings. */
export const accountSettingsSchema = z.object({
  language: z.enum(LANGUAGES),
  newsletter: z.boolean(),
  ticketMails: z.boolean(),
});
export type AccountSettings = z.infer<typeof accountSettingsSchema>;
export const updateAccountSettingsSchema = z.strictObject(accountSettingsSchema.shape).partial();

/** POST /api/account/password; ends all other sessions. */
export const changePasswordSchema = z.strictObject({
  currentPassword: z.string().min(1).max(128),
  newPassword: newPasswordSchema,
});

export const sessionIdSchema = idSchema('ses');

/** A device that is signed in. */
export const deviceSessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  current: z.boolean(),
  remember: z.boolean(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

/** GET /api/account/sessions. */
export const deviceSessionListSchema = z.object({ items: z.array(deviceSessionSchema) });
