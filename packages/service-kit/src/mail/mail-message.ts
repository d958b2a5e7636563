import { defineMessage } from '@solar/contracts/common/envelope';
import { z } from 'zod';

/** What a mail is about, and which of the service's mails it is. */
const mailSubjectSchema = z.object({
  id: z.string(),
  /** The customer whose thing that is. */
  customerId: z.string(),
  mail: z.string(),
});
export type MailSubject = z.infer<typeof mailSubjectSchema>;

/** A mail to one person. */
export const mailSchema = z.object({
  to: z.email(),
  /** Where an answer goes, when not to the address that mails are sent from. */
  replyTo: z.email().optional(),
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().optional(),
  /** Names the mail to the server that gets it, which knows a second copy by it. */
  id: z.string().optional(),
  /** Address that a mail program calls, by POST, when its reader wants no more of these mails (RFC 8058). */
  unsubscribe: z.url().optional(),
  /** For services that keep which mails went out about a thing: see `MailDesk`. */
  about: mailSubjectSchema.optional(),
  /** Papers that go with it, by the ids under which its `MailDesk` makes files of them when it is sent. */
  papers: z.array(z.string()).optional(),
});
export type Mail = z.infer<typeof mailSchema>;

/** The command of a service to itself that sends a mail after commit. */
export function sendMailContract(service: string) {
  return defineMessage(`cmd.${service}.mail.send.v1`, mailSchema);
}
