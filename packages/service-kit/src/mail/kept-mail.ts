import type { SentMail } from '@solar/contracts/common/sent-mail';
import type { Schema } from 'mongoose';
import type { Mail, MailSubject } from './mail-message';

/** A mail as it is kept beside the thing that it is about: the words, whom they went to, and when they were tried last. */
export type KeptMail = {
  customerId: string;
  /** Which of the mails it is, by its name among the texts. */
  mail: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  at: Date;
};

/** As long as somebody may say that they never got one. */
const KEPT_SECONDS = 2 * 365 * 86_400;

const text = { type: String, required: true } as const;

/** The fields of a kept mail, for the schema of a collection of them. */
export const keptMailFields = {
  ...{ customerId: text, mail: text, to: text, subject: text, text },
  html: { type: String, default: null },
  at: { type: Date, required: true },
} as const;

/** Indexes of such a collection: mails are forgotten after two years, and those of a person are found. */
export function keepsMails<T extends KeptMail>(schema: Schema<T>): void {
  schema.index({ customerId: 1 });
  schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
}

/** What is kept of a mail that is tried now. */
export function keptMail(
  { to, subject, text: written, html }: Mail,
  { customerId, mail }: MailSubject,
): KeptMail {
  return { customerId, mail, to, subject, text: written, html: html ?? null, at: new Date() };
}

/** The same words to the same address, about the thing with this id. */
export function copyOfMail(kept: KeptMail, id: string): Mail & { about: MailSubject } {
  const { to, subject, text: written, html, customerId, mail } = kept;
  return {
    ...{ to, subject, text: written, ...(html ? { html } : {}) },
    about: { id, customerId, mail },
  };
}

/** A kept mail as staff see it. */
export function presentKeptMail(
  kept: KeptMail & { _id: string; state: SentMail['state'] },
): SentMail {
  const { _id: mailId, mail, subject, to, at, state } = kept;
  return { mailId, mail, subject, to, at: at.toISOString(), state };
}
