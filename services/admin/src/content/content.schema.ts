import type { ContentKind, ContentStatus } from '@solar/contracts/admin/content-http';
import type { LocalizedText } from '@solar/contracts/common/localized';
import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';

/** An editorial entry of any kind; `fields` holds what only its kind has. */
export type ContentDoc = {
  _id: string;
  kind: ContentKind;
  slug: string;
  /** Addresses of before; absent in entries that never moved. */
  formerSlugs?: string[];
  title: LocalizedText;
  excerpt: LocalizedText;
  body: LocalizedText;
  metaTitle: LocalizedText;
  metaDescription: LocalizedText;
  image: { path: string; alt: LocalizedText } | null;
  status: ContentStatus;
  featured: boolean;
  order: number;
  fields: Record<string, unknown>;
  /** When it is published and hidden by itself. */
  publishAt?: Date | null;
  hideAt?: Date | null;
  /** Files of the library that it shows. */
  media?: string[];
  outbox?: Owed;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const text = { type: Schema.Types.Mixed, required: true } as const;

export const contentSchema = defineSchema<ContentDoc>(
  {
    kind: { type: String, required: true },
    slug: { type: String, required: true },
    formerSlugs: { type: [String], default: undefined },
    title: text,
    excerpt: text,
    body: text,
    metaTitle: text,
    metaDescription: text,
    image: { type: Schema.Types.Mixed, default: null },
    status: { type: String, required: true },
    featured: { type: Boolean, required: true },
    order: { type: Number, required: true },
    fields: { type: Schema.Types.Mixed, required: true },
    publishAt: { type: Date, default: undefined },
    hideAt: { type: Date, default: undefined },
    media: { type: [String], default: undefined },
    ...outboxField,
  },
  { collection: 'content' },
);
contentSchema.index({ kind: 1, slug: 1 }, { unique: true });
contentSchema.index({ kind: 1, formerSlugs: 1 });
contentSchema.index({ kind: 1, status: 1, order: 1, _id: 1 });
contentSchema.index({ kind: 1, order: 1, _id: 1 });
contentSchema.index({ 'fields.parentId': 1, kind: 1 });
contentSchema.index({ media: 1 });
contentSchema.index({ publishAt: 1 }, { sparse: true });
contentSchema.index({ hideAt: 1 }, { sparse: true });
owesMessages(contentSchema);
