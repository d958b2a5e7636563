import { z } from 'zod';
import { languageSchema } from './localized';

/** The services, each of which answers at /api/{service}/mails with the mails that it sends. */
export const MAIL_SERVICES = ['account', 'checkout', 'catalog', 'inventory', 'admin'] as const;
export type MailService = (typeof MAIL_SERVICES)[number];

/** GET /api/{service}/mails: what the service sends, with the subject in the language asked for. */
export const mailPreviewQuerySchema = z.strictObject({ language: languageSchema.default('en') });
export const mailListSchema = z.object({
  items: z.array(z.object({ name: z.string(), subject: z.string() })),
});
export type MailList = z.infer<typeof mailListSchema>;

/** GET /api/{service}/mails/{name}: the mail with sample data, as it goes out. */
export const mailPreviewSchema = z.object({
  name: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type MailPreview = z.infer<typeof mailPreviewSchema>;
