import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** Last number given to a kind of document in a year. */
export type DocumentNumberDoc = { _id: string; last: number; version: number };

export const documentNumberSchema = defineSchema<DocumentNumberDoc>(
  { last: { type: Number, required: true, default: 0 } },
  { collection: 'document_numbers' },
);
