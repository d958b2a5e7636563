import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type GroupDoc = {
  _id: string;
  name: string;
  nameKey: string;
  description: string;
  discountBasisPoints: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const groupDocSchema = defineSchema<GroupDoc>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    description: { type: String, default: '' },
    discountBasisPoints: { type: Number, required: true },
  },
  { collection: 'groups' },
);
groupDocSchema.index({ nameKey: 1 }, { unique: true });
