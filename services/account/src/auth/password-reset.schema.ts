import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type PasswordResetDoc = {
  /** SHA-256 of the token; the token itself is only in the mail. */
  _id: string;
  userId: string;
  expiresAt: Date;
  outbox?: Owed;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const passwordResetSchema = defineSchema<PasswordResetDoc>(
  {
    userId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
    ...outboxField,
  },
  { collection: 'password_resets' },
);
passwordResetSchema.index({ userId: 1 });
passwordResetSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
owesMessages(passwordResetSchema);
