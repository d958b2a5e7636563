import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export const CHANGE_KINDS = ['product', 'stock', 'structure', 'prices', 'content'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One line of the log by which replicas learn what to read again. */
export type IndexChangeDoc = {
  _id: string;
  kind: ChangeKind;
  entityId: string;
  at: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const INDEX_CHANGE = 'IndexChange';
/** Far longer than any replica is behind; one that was away starts by reading everything. */
const KEEP_SECONDS = 3_600;

export const indexChangeSchema = defineSchema<IndexChangeDoc>(
  {
    kind: { type: String, enum: CHANGE_KINDS, required: true },
    entityId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'index_changes' },
);
indexChangeSchema.index({ at: 1 }, { expireAfterSeconds: KEEP_SECONDS });
