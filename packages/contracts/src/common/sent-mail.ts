import { z } from 'zod';

/** `waiting` is not sent yet, `refused` was not taken by the mail server, which is asked again until the mail is given up. */
const SENT_MAIL_STATES = ['waiting', 'sent', 'refused'] as const;

/** A mail about a thing, as staff see it beside that thing. */
export const sentMailSchema = z.object({
  mailId: z.string(),
  /** Which of the mails it is, by its name among the texts. */
  mail: z.string(),
  subject: z.string(),
  to: z.string(),
  at: z.iso.datetime(),
  state: z.enum(SENT_MAIL_STATES),
});
export type SentMail = z.infer<typeof sentMailSchema>;

/** Newest first. */
export const sentMailsSchema = z.object({ items: z.array(sentMailSchema) });
export type SentMails = z.infer<typeof sentMailsSchema>;
