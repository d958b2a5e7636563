import type { LocalizedText } from '@solar/contracts/common/localized';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type CannedAnswerDoc = {
  _id: string;
  title: string;
  text: LocalizedText;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const cannedAnswerDocSchema = defineSchema<CannedAnswerDoc>(
  {
    title: { type: String, required: true },
    text: { en: { type: String, required: true }, fr: { type: String, default: '' } },
  },
  { collection: 'canned_answers' },
);
cannedAnswerDocSchema.index({ title: 1 });
