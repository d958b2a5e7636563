import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** A file of a message to support; its bytes lie under ATTACHMENT_DIR at its id. */
export type AttachmentDoc = {
  _id: string;
  /** Who sent it. */
  ownerId: string;
  /** The customer who may read it as well; null while it is in no message, and for internal notes. */
  readerId: string | null;
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
    ownerId: text,
    readerId: { type: String, default: null },
    ticketId: { type: String, default: null },
    name: text,
    contentType: text,
    size: { type: Number, required: true },
  },
  { collection: 'attachments' },
);
attachmentDocSchema.index({ ticketId: 1, createdAt: 1 });
