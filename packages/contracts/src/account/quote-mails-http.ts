import { z } from 'zod';
import { sentMailSchema } from '../common/sent-mail';

/** A mail about a quote. */
export const quoteMailSchema = sentMailSchema.extend({
  /** Who of the staff has sent it by hand. */
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type QuoteMail = z.infer<typeof quoteMailSchema>;

/** GET /api/account/admin/quotes/{id}/mails, newest first. */
export const quoteMailsSchema = z.object({ items: z.array(quoteMailSchema) });
export type QuoteMails = z.infer<typeof quoteMailsSchema>;

/** POST /api/account/admin/quotes/{id}/mails: once more a mail that went out, to whom it went. */
export const sendQuoteMailSchema = z.strictObject({ mailId: z.string().min(1).max(60) });
export type SendQuoteMail = z.infer<typeof sendQuoteMailSchema>;
