import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** A mail to a customer about an answer to a quote, so that it goes out once. */
export type QuoteNoticeDoc = {
  /** The id of the message that said so. */
  _id: string;
  outbox?: Owed;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** Longer than the streams keep messages, which can be delivered again as long as they are kept. */
const REMEMBER_SECONDS = 14 * 86_400;

export const quoteNoticeSchema = defineSchema<QuoteNoticeDoc>(
  { ...outboxField },
  { collection: 'quote_mails' },
);
quoteNoticeSchema.index({ createdAt: 1 }, { expireAfterSeconds: REMEMBER_SECONDS });
owesMessages(quoteNoticeSchema);
