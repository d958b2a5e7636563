import type { ContentInput } from '@solar/contracts/admin/content-http';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';

/** Unsaved changes of an entry, under its id. `version` is that of the entry they were made to. */
export type DraftDoc = {
  _id: string;
  input: ContentInput;
  by: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const draftSchema = defineSchema<DraftDoc>(
  {
    input: { type: Schema.Types.Mixed, required: true },
    by: { type: String, required: true },
  },
  { collection: 'content_drafts' },
);
