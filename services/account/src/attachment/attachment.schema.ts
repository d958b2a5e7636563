import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** A file of a message to support; its bytes lie under ATTACHMENT_DIR at its id. */
export type AttachmentDoc = {
  _id: string;
  /** Who sent it. */
  ownerId: string;
  /** Whose ticket it is in; null while it is in none. */
  customerId: string | null;
  /** In a note that stays with staff. */
  internal: boolean;
  /** Null while it is in no message. */
  ticketId: string | null;
  name: string;
  contentType: string;
  size: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const text = { type: String, required: true } as const;

export const attachmentDocSchema = defineSchema<AttachmentDoc>(
  {
    ownerId: { type: String, default: '' },
    customerId: { type: String, default: null },
    internal: { type: Boolean, default: false },
    ticketId: { type: String, default: null },
    name: text,
    contentType: text,
    size: { type: Number, required: true },
  },
  { collection: 'attachments' },
);
attachmentDocSchema.index({ ticketId: 1, createdAt: 1 });
attachmentDocSchema.index({ ownerId: 1 });
attachmentDocSchema.index({ customerId: 1 });
