import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type ListViewDoc = {
  _id: string;
  userId: string;
  list: string;
  name: string;
  address: string;
  hiddenColumns: string[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const text = { type: String, required: true } as const;

export const listViewDocSchema = defineSchema<ListViewDoc>(
  {
    userId: text,
    list: text,
    name: text,
    address: { type: String, default: '' },
    hiddenColumns: { type: [String], default: [] },
  },
  { collection: 'list_views' },
);
listViewDocSchema.index({ userId: 1, list: 1, name: 1 }, { unique: true });
