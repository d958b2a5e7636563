import { keepsMails, keptMailFields, type KeptMail } from '@solar/service-kit/mail/kept-mail';
import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** A mail about a quote as it went out, as the mail server refused it, or as it waits after it was sent by hand. */
export type QuoteMailDoc = KeptMail & {
  /** The id of the message that had it sent. */
  _id: string;
  quoteId: string;
  state: 'waiting' | 'sent' | 'refused';
  /** Who of the staff has sent it by hand. */
  by?: { id: string; name: string };
  outbox?: Owed;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const text = { type: String, required: true };

export const quoteMailSchema = defineSchema<QuoteMailDoc>(
  {
    quoteId: text,
    ...keptMailFields,
    state: text,
    by: { type: Object, default: undefined },
    ...outboxField,
  },
  { collection: 'sent_quote_mails' },
);
quoteMailSchema.index({ quoteId: 1, at: -1 });
keepsMails(quoteMailSchema);
owesMessages(quoteMailSchema);
