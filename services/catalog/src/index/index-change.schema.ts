import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** One line of the log by which replicas learn what to read again. */
export type IndexChangeDoc = {
  _id: string;
  /** A kind of record; a replica of another version may write one that this version does not know. */
  kind: string;
  entityId: string;
  at: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const INDEX_CHANGE = 'IndexChange';
/** How long a line is kept; a replica that was away for longer reads everything again. */
export const CHANGES_KEPT_SECONDS = 3_600;

export const indexChangeSchema = defineSchema<IndexChangeDoc>(
  {
    kind: { type: String, required: true },
    entityId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'index_changes' },
);
indexChangeSchema.index({ at: 1 }, { expireAfterSeconds: CHANGES_KEPT_SECONDS });
