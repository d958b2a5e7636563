import { z } from 'zod';
import { localizedTextSchema } from '../common/localized';
import { MAX_PAGE_SIZE, pageOf } from '../common/pagination';
import { CONTENT_STATUSES, contentKindSchema } from './content-http';

/** Why a revision was kept. */
export const REVISION_ACTIONS = [
  'created',
  'edited',
  'restored',
  'published',
  'hidden',
  'private',
] as const;
export type RevisionAction = (typeof REVISION_ACTIONS)[number];

/** Revisions that are kept of one entry; the eldest goes first. */
export const REVISIONS_KEPT = 100;
/** Days that a deleted entry waits in the trash. */
export const TRASH_DAYS = 30;
/** Days for which a link to a preview works. */
export const PREVIEW_DAYS = 7;

/** A state that an entry had: when, by whom, and which of its parts differ from the one before. */
export const contentRevisionSchema = z.object({
  version: z.number().int(),
  action: z.enum(REVISION_ACTIONS),
  at: z.iso.datetime(),
  /** Name of the person; null for the schedule and for demo data. */
  by: z.string().nullable(),
  changed: z.array(z.string()),
});
export type ContentRevision = z.infer<typeof contentRevisionSchema>;

/** What an entry said at a revision. */
export const contentSnapshotSchema = z.object({
  slug: z.string(),
  title: localizedTextSchema,
  excerpt: localizedTextSchema,
  body: localizedTextSchema,
  metaTitle: localizedTextSchema,
  metaDescription: localizedTextSchema,
  image: z.object({ path: z.string(), alt: localizedTextSchema }).nullable(),
  fields: z.record(z.string(), z.unknown()),
  status: z.enum(CONTENT_STATUSES),
});
export type ContentSnapshot = z.infer<typeof contentSnapshotSchema>;

export const contentRevisionPageSchema = pageOf(contentRevisionSchema);
export const contentRevisionDetailSchema = contentRevisionSchema.extend({
  content: contentSnapshotSchema,
});
export type ContentRevisionDetail = z.infer<typeof contentRevisionDetailSchema>;

/** Query of the lists of revisions and of the trash. */
export const contentHistoryQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(24),
});

/** When an entry is published and hidden by itself; null for never. */
export const contentScheduleInputSchema = z
  .strictObject({
    publishAt: z.iso.datetime().nullable(),
    hideAt: z.iso.datetime().nullable(),
  })
  .refine(({ publishAt, hideAt }) => !publishAt || !hideAt || hideAt > publishAt, {
    path: ['hideAt'],
    message: 'Has to come after publishing',
  });
export type ContentScheduleInput = z.infer<typeof contentScheduleInputSchema>;

/** A link under which anybody may read an entry as it stands, published or not. */
export const contentPreviewLinkSchema = z.object({
  path: z.string(),
  expiresAt: z.iso.datetime(),
});
export type ContentPreviewLink = z.infer<typeof contentPreviewLinkSchema>;

/** A deleted entry. */
export const contentTrashEntrySchema = z.object({
  id: z.string(),
  kind: contentKindSchema,
  slug: z.string(),
  title: localizedTextSchema,
  removedAt: z.iso.datetime(),
  removedBy: z.string().nullable(),
  /** Entries that were deleted with it and come back with it. */
  below: z.number().int(),
  /** When it goes for good. */
  endsAt: z.iso.datetime(),
});
export type ContentTrashEntry = z.infer<typeof contentTrashEntrySchema>;
export const contentTrashPageSchema = pageOf(contentTrashEntrySchema);
