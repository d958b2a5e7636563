import type { MessageSubject, MESSAGE_STATUSES } from '@solar/contracts/admin/site-http';
import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** A message sent through the contact form. */
export type MessageDoc = {
  _id: string;
  fullName: string;
  email: string;
  phone?: string;
  company?: string;
  subject: MessageSubject;
  message: string;
  /** Of an application: the page of the opening, the file, and when both are deleted. */
  opening?: string;
  cv?: { filename: string; size: number };
  cvBytes?: Buffer;
  deleteAfter?: Date;
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
    opening: String,
    cv: { type: { filename: String, size: Number }, _id: false },
    cvBytes: { type: Buffer, select: false },
    deleteAfter: Date,
    status: { type: String, required: true },
    ...outboxField,
  },
  { collection: 'contact_messages' },
);
messageSchema.index({ status: 1, _id: -1 });
messageSchema.index({ email: 1 });
messageSchema.index({ deleteAfter: 1 }, { expireAfterSeconds: 0 });
owesMessages(messageSchema);
