import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { CONTENT_KINDS, type ContentRecord } from '../index/catalogue-records';
import { localized } from '../storage/stored-types';

/** A page of the admin slice. One that was hidden or deleted keeps its row, and so its version. */
export type ContentPageDoc = ContentRecord & {
  published: boolean;
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
    published: { type: Boolean, required: true },
  },
  { collection: 'content_pages' },
);
