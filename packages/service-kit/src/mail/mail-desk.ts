import type { Mail } from './mail-message';

/** A file that goes with a mail. */
export type MailFile = { filename: string; contentType: string; content: Buffer };

/** What a service does around the sending of its mails. One that keeps none of them has no desk. */
export abstract class MailDesk {
  /** Makes the files of a mail that names papers. */
  abstract filesOf(mail: Mail): Promise<MailFile[]>;

  /** Keeps what became of a try: the mail server has taken the mail, or it comes again. May be called twice. */
  abstract tried(messageId: string, mail: Mail, taken: boolean): Promise<void>;
}
