import { z } from 'zod';
import { LIMITS } from '../common/limits';
import { LANGUAGES } from '../common/localized';
import { ROLES } from '../common/permissions';

/** The classes of characters that a password needs; the form shows which are missing. */
export const PASSWORD_RULES = [
  { code: 'length', test: (text: string) => text.length >= 8 },
  { code: 'upper', test: (text: string) => /\p{Lu}/u.test(text) },
  { code: 'lower', test: (text: string) => /\p{Ll}/u.test(text) },
  { code: 'digit', test: (text: string) => /\d/.test(text) },
  { code: 'special', test: (text: string) => /[^\p{L}\d\s]/u.test(text) },
] as const;

/** Longer passwords only cost time to hash. */
const PASSWORD_MAX = 128;

/** A new password: at least 8 characters with upper and lower case, a digit and a special character. */
export const newPasswordSchema = z
  .string()
  .max(PASSWORD_MAX)
  .refine((text) => PASSWORD_RULES.every((rule) => rule.test(text)), {
    message: 'At least 8 characters with uppercase, lowercase, number and special character',
  });

/** A name to sign in with; never an e-mail address, so that both share one field. */
export const usernameSchema = z
  .string()
  .trim()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$/,
    '3 to 32 letters, digits, dots, dashes or underscores',
  );

/** An e-mail address as people enter it; compared without case. */
export const emailSchema = z.email().trim().max(254);

/** First, last and company names. */
export const personNameSchema = z.string().trim().min(1).max(80);
/** Company of a customer. */
export const companySchema = z.string().trim().min(1).max(LIMITS.titleMax);
/** A telephone number with an optional country code. */
export const phoneSchema = z
  .string()
  .trim()
  .regex(/^\+?[0-9 ()-]{6,24}$/, 'Not a phone number');

/** POST /api/auth/register. */
export const registerSchema = z.strictObject({
  username: usernameSchema.optional(),
  email: emailSchema,
  password: newPasswordSchema,
  firstName: personNameSchema,
  lastName: personNameSchema,
  company: companySchema.optional(),
  phone: phoneSchema.optional(),
  language: z.enum(LANGUAGES).default('en'),
});
export type Register = z.infer<typeof registerSchema>;

/** POST /api/auth/login: `username` is a username or an e-mail address. */
export const loginSchema = z.strictObject({
  username: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(PASSWORD_MAX),
  /** Stay signed in on this device for weeks instead of an hour of idleness. */
  remember: z.boolean().default(false),
});
export type Login = z.infer<typeof loginSchema>;

/** The signed-in person, as `GET /api/auth/me` answers. */
export const sessionUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  role: z.enum(ROLES),
  isAdmin: z.boolean(),
  approved: z.boolean(),
  language: z.enum(LANGUAGES),
  grants: z.array(z.string()),
  denies: z.array(z.string()),
  /** Has to set up two-step sign-in before anything else. */
  mustEnrol: z.boolean().optional(),
  /** Offered at the checkout. */
  taxNumber: z.string().nullable().optional(),
  /** The person has asked for the deletion of the account, and may take it back until then. */
  deletionDueAt: z.iso.datetime().optional(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** What sign-in, registration and refresh answer; the refresh token travels only in its cookie. */
export const authAnswerSchema = z.object({
  token: z.string(),
  user: sessionUserSchema,
  /** When the session ends unless it is refreshed. */
  sessionEndsAt: z.iso.datetime(),
});
export type AuthAnswer = z.infer<typeof authAnswerSchema>;

/** POST /api/auth/password-resets: mails a link when the address is known, answers the same when not. */
export const requestPasswordResetSchema = z.strictObject({ email: emailSchema });

const resetTokenSchema = z.string().min(20).max(100);

/** POST /api/auth/password-resets/check. */
export const checkPasswordResetSchema = z.strictObject({ token: resetTokenSchema });

/** POST /api/auth/password-resets/confirm. A used or old token is a 410 `auth.reset_invalid`. */
export const confirmPasswordResetSchema = z.strictObject({
  token: resetTokenSchema,
  password: newPasswordSchema,
});

/** GET /api/auth/jwks. */
export const jwksSchema = z.object({ keys: z.array(z.record(z.string(), z.unknown())) });
