import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type GroupDoc = {
  _id: string;
  name: string;
  nameKey: string;
  description: string;
  discountBasisPoints: number;
  outbox?: Owed;
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
    ...outboxField,
  },
  { collection: 'groups' },
);
groupDocSchema.index({ nameKey: 1 }, { unique: true });
owesMessages(groupDocSchema);
