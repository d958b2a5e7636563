import type { LocalizedText } from '@solar/contracts/common/localized';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { localized } from '../storage/stored-types';

export const CONTENT_KINDS = ['service', 'project', 'article'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** A published page of the admin slice that the search finds. */
export type ContentPageDoc = {
  _id: string;
  kind: ContentKind;
  title: LocalizedText;
  excerpt: LocalizedText;
  url: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const CONTENT_PAGE = 'ContentPage';

export const contentPageSchema = defineSchema<ContentPageDoc>(
  {
    kind: { type: String, enum: CONTENT_KINDS, required: true },
    title: localized,
    excerpt: localized,
    url: { type: String, required: true },
  },
  { collection: 'content_pages' },
);
