import type { NEWSLETTER_STATUSES } from '@solar/contracts/admin/site-http';
import type { Language } from '@solar/contracts/common/localized';
import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** A newsletter subscription; only hashes of the mailed tokens are kept. */
export type SubscriptionDoc = {
  _id: string;
  /** Lower case. */
  email: string;
  language: Language;
  status: (typeof NEWSLETTER_STATUSES)[number];
  confirmHash: string;
  unsubscribeHash: string;
  outbox?: Owed;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const subscriptionSchema = defineSchema<SubscriptionDoc>(
  {
    email: { type: String, required: true },
    language: { type: String, required: true },
    status: { type: String, required: true },
    confirmHash: { type: String, required: true },
    unsubscribeHash: { type: String, required: true },
    ...outboxField,
  },
  { collection: 'newsletter_subscriptions' },
);
subscriptionSchema.index({ email: 1 }, { unique: true });
subscriptionSchema.index({ confirmHash: 1 });
subscriptionSchema.index({ unsubscribeHash: 1 });
subscriptionSchema.index({ status: 1, _id: -1 });
owesMessages(subscriptionSchema);
