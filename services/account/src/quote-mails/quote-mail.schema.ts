import type { Mail } from '@solar/service-kit/mail/mail-message';
import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** A mail about a quote as it went out, as the mail server refused it, or as it waits after it was sent by hand. */
export type QuoteMailDoc = {
  /** The id of the message that had it sent. */
  _id: string;
  quoteId: string;
  customerId: string;
  mail: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  state: 'waiting' | 'sent' | 'refused';
  at: Date;
  /** Who of the staff has sent it by hand. */
  by?: { id: string; name: string };
  outbox?: Owed;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** As long as somebody may say that they never got one. */
const KEPT_SECONDS = 2 * 365 * 86_400;

const text = { type: String, required: true };

export const quoteMailSchema = defineSchema<QuoteMailDoc>(
  {
    quoteId: text,
    customerId: text,
    mail: text,
    to: text,
    subject: text,
    text,
    html: { type: String, default: null },
    state: text,
    at: { type: Date, required: true },
    by: { type: Object, default: undefined },
    ...outboxField,
  },
  { collection: 'sent_quote_mails' },
);
quoteMailSchema.index({ quoteId: 1, at: -1 });
quoteMailSchema.index({ customerId: 1 });
quoteMailSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
owesMessages(quoteMailSchema);

/** What is kept of the mail itself; null when it is about no quote. */
export function keptOf({ about, to, subject, text: written, html }: Mail) {
  if (!about) return null;
  return {
    ...{ quoteId: about.id, customerId: about.customerId, mail: about.mail },
    ...{ to, subject, text: written, html: html ?? null, at: new Date() },
  };
}
