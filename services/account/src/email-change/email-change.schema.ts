import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** The change of a user's (`_id`) address that waits for its two links. */
export type EmailChangeDoc = {
  _id: string;
  /** The new address. */
  email: string;
  /** SHA-256 of the tokens; these themselves are only in the mails. */
  oldHash: string;
  newHash: string;
  oldConfirmedAt: Date | null;
  newConfirmedAt: Date | null;
  expiresAt: Date;
  outbox?: Owed;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const emailChangeDocSchema = defineSchema<EmailChangeDoc>(
  {
    email: { type: String, required: true },
    oldHash: { type: String, required: true },
    newHash: { type: String, required: true },
    oldConfirmedAt: { type: Date, default: null },
    newConfirmedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
    ...outboxField,
  },
  { collection: 'email_changes' },
);
emailChangeDocSchema.index({ oldHash: 1 });
emailChangeDocSchema.index({ newHash: 1 });
emailChangeDocSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
owesMessages(emailChangeDocSchema);
