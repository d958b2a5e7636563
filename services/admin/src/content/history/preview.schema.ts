import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** A link to a preview; `_id` is the hash of what its address holds. */
export type PreviewDoc = {
  _id: string;
  entryId: string;
  by: string;
  expiresAt: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const previewSchema = defineSchema<PreviewDoc>(
  {
    entryId: { type: String, required: true },
    by: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'content_previews' },
);
previewSchema.index({ expiresAt: 1 });
previewSchema.index({ entryId: 1 });
