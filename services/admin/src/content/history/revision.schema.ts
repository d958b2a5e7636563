import type { ContentSnapshot, RevisionAction } from '@solar/contracts/admin/content-history-http';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';

/** A state that an entry had; `_id` is the entry's with its version. */
export type RevisionDoc = {
  _id: string;
  entryId: string;
  action: RevisionAction;
  by: string | null;
  changed: string[];
  content: ContentSnapshot;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const revisionSchema = defineSchema<RevisionDoc>(
  {
    entryId: { type: String, required: true },
    action: { type: String, required: true },
    by: { type: String, default: null },
    changed: { type: [String], required: true },
    content: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'content_revisions' },
);
revisionSchema.index({ entryId: 1, version: -1 });
