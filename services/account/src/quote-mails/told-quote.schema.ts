import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** That a customer was written to about an answer to a quote. */
export type ToldQuoteDoc = {
  /** The id of the message that said so. */
  _id: string;
  outbox?: Owed;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** Longer than the streams keep messages, which can be delivered again as long as they are kept. */
const REMEMBER_SECONDS = 14 * 86_400;

export const toldQuoteSchema = defineSchema<ToldQuoteDoc>(
  { ...outboxField },
  { collection: 'quote_mails' },
);
toldQuoteSchema.index({ createdAt: 1 }, { expireAfterSeconds: REMEMBER_SECONDS });
owesMessages(toldQuoteSchema);
