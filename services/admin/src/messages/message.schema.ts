import type { CONTACT_SUBJECTS, MESSAGE_STATUSES } from '@solar/contracts/admin/site-http';
import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** A message sent through the contact form. */
export type MessageDoc = {
  _id: string;
  fullName: string;
  email: string;
  phone?: string;
  company?: string;
  subject: (typeof CONTACT_SUBJECTS)[number];
  message: string;
  status: (typeof MESSAGE_STATUSES)[number];
  outbox?: Owed;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const messageSchema = defineSchema<MessageDoc>(
  {
    fullName: { type: String, required: true },
    email: { type: String, required: true },
    phone: String,
    company: String,
    subject: { type: String, required: true },
    message: { type: String, required: true },
    status: { type: String, required: true },
    ...outboxField,
  },
  { collection: 'contact_messages' },
);
messageSchema.index({ status: 1, _id: -1 });
messageSchema.index({ email: 1 });
owesMessages(messageSchema);
