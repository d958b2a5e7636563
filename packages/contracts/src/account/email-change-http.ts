import { z } from 'zod';
import { emailSchema } from './auth-http';
import { reauthenticationSchema } from './second-factor-http';

/** POST /api/account/email-change: mails a link to the present and one to the new address; both have to be followed. */
export const requestEmailChangeSchema = reauthenticationSchema.extend({ email: emailSchema });
export type RequestEmailChange = z.infer<typeof requestEmailChangeSchema>;

/** A change that waits for one or both links. */
export const emailChangeSchema = z.object({
  email: z.string(),
  confirmedByOld: z.boolean(),
  confirmedByNew: z.boolean(),
  expiresAt: z.iso.datetime(),
});
export type EmailChange = z.infer<typeof emailChangeSchema>;

/** GET and POST /api/account/email-change; null when none waits. */
export const currentEmailChangeSchema = z.object({ change: emailChangeSchema.nullable() });
export type CurrentEmailChange = z.infer<typeof currentEmailChangeSchema>;

/** POST /api/auth/email-changes/confirm. A used or old token is a 410 `auth.email_link_invalid`. */
export const confirmEmailChangeSchema = z.strictObject({ token: z.string().min(20).max(100) });

/** What a followed link has done: the address has changed, or the other link is waited for. */
export const confirmedEmailChangeSchema = z.object({ state: z.enum(['waiting', 'changed']) });
export type ConfirmedEmailChange = z.infer<typeof confirmedEmailChangeSchema>;
