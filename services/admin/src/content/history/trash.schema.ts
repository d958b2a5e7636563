import type { ContentKind } from '@solar/contracts/admin/content-http';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';
import type { ContentDoc } from '../content.schema';

/** A deleted entry, under its own id. `rootId` is the entry whose deletion took it along, or itself. */
export type TrashDoc = {
  _id: string;
  kind: ContentKind;
  rootId: string;
  by: string | null;
  entry: Omit<ContentDoc, 'outbox'>;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const trashSchema = defineSchema<TrashDoc>(
  {
    kind: { type: String, required: true },
    rootId: { type: String, required: true },
    by: { type: String, default: null },
    entry: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'content_trash' },
);
trashSchema.index({ kind: 1, createdAt: -1, _id: -1 });
trashSchema.index({ rootId: 1 });
trashSchema.index({ createdAt: 1 });
