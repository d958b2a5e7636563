import { z } from 'zod';
import { focalPointSchema } from '../common/focal-point';
import { LIMITS } from '../common/limits';
import { localizedInput, localizedTextSchema } from '../common/localized';
import { MAX_PAGE_SIZE, pageOf } from '../common/pagination';
import type { Transitions } from '../common/state-machine';
import {
  contentKindSchema,
  PROJECT_SEGMENTS,
  PROJECT_SYSTEMS,
  RESOURCE_TYPES,
} from './content-fields';

export {
  COMPUTED_FIELDS,
  CONTENT_FIELDS,
  CONTENT_KINDS,
  contentKindSchema,
  DIAGRAM_SYMBOLS,
  FORMER_FIELDS,
  GALLERY_SUBJECTS,
  PAGE_COLLECTIONS,
  PAGE_TEMPLATES,
  PROJECT_SEGMENTS,
  PROJECT_SYSTEMS,
  RESOURCE_TYPES,
  type BlogPostFields,
  type ContentKind,
  type DiagramPart,
  type DiagramSymbol,
  type PageCollection,
  type PageFigure,
  type ResourceType,
} from './content-fields';

/** States of an entry: publish, hide (to draft) and set private from any. */
export const CONTENT_STATUSES = ['draft', 'published', 'private'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];
export const CONTENT_TRANSITIONS: Transitions<ContentStatus> = {
  draft: ['published', 'private'],
  published: ['draft', 'private'],
  private: ['draft', 'published'],
};

/** An image by its path without ending (`/images/site/desert-array`) or a media path, with its text. */
const imageSchema = z.strictObject({
  path: z
    .string()
    .max(300)
    .regex(/^\/(images|api\/bucket)\/[\w./-]+$/),
  alt: localizedInput(LIMITS.titleMax, 0),
});

const slugSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Lower-case words joined by dashes');

/** What an editor enters for an entry of any kind; `fields` is checked against CONTENT_FIELDS. */
export const contentInputSchema = z.strictObject({
  slug: slugSchema,
  title: localizedInput(LIMITS.titleMax),
  excerpt: localizedInput(600, 0),
  body: localizedInput(60_000, 0),
  metaTitle: localizedInput(LIMITS.titleMax, 0),
  metaDescription: localizedInput(320, 0),
  image: imageSchema.nullable().default(null),
  fields: z.record(z.string(), z.unknown()),
});
export type ContentInput = z.infer<typeof contentInputSchema>;

/** Body of a change: with `version` it is refused when somebody else changed the entry since. */
export const contentChangeSchema = contentInputSchema.extend({
  version: z.number().int().min(0).optional(),
});

/** An entry as readers see it; `body` is sanitised HTML. */
export const contentEntrySchema = z.object({
  id: z.string(),
  kind: contentKindSchema,
  slug: z.string(),
  /** Of its page, without a language; null for a kind whose entries have none. */
  path: z.string().nullable().optional(),
  /** Where a built-in page was before anybody renamed it; absent for all others. */
  builtIn: z.string().optional(),
  title: localizedTextSchema,
  excerpt: localizedTextSchema,
  body: localizedTextSchema,
  metaTitle: localizedTextSchema,
  metaDescription: localizedTextSchema,
  image: z.object({ path: z.string(), alt: localizedTextSchema }).nullable(),
  /** Of `image`, as the media library has it; absent for the centre. */
  focalPoint: focalPointSchema.optional(),
  featured: z.boolean(),
  order: z.number().int(),
  fields: z.record(z.string(), z.unknown()),
  updatedAt: z.iso.datetime(),
});
export type ContentEntry = z.infer<typeof contentEntrySchema>;

/** Changes of an entry that were kept while somebody typed, and are not saved. */
export const contentDraftSchema = z.object({
  input: contentInputSchema,
  by: z.string(),
  at: z.iso.datetime(),
  /** Of the entry that was changed. */
  version: z.number().int(),
});
export type ContentDraft = z.infer<typeof contentDraftSchema>;

/** An entry as editors see it. */
export const adminContentEntrySchema = contentEntrySchema.extend({
  status: z.enum(CONTENT_STATUSES),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Addresses of before, which lead to this entry. */
  formerSlugs: z.array(z.string()).optional(),
  /** When it is published and hidden by itself. */
  publishAt: z.iso.datetime().nullable().optional(),
  hideAt: z.iso.datetime().nullable().optional(),
  /** Only where one entry is read. */
  draft: contentDraftSchema.nullable().optional(),
});
export type AdminContentEntry = z.infer<typeof adminContentEntrySchema>;

/** Query of a public list; lists come without bodies. */
export const contentQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(24),
  featured: z.enum(['true', 'false']).optional(),
  segment: z.enum(PROJECT_SEGMENTS).optional(),
  system: z.enum(PROJECT_SYSTEMS).optional(),
  topic: z.string().max(60).optional(),
  opening: z.literal('true').optional(),
  type: z.enum(RESOURCE_TYPES).optional(),
});
export type ContentQuery = z.infer<typeof contentQuerySchema>;

/** Query of the editors' list. */
export const adminContentQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(24),
  status: z.enum(CONTENT_STATUSES).optional(),
  q: z.string().trim().max(100).optional(),
});

/** Query of what editors find in all kinds of content, by words of titles and addresses. */
export const contentSearchQuerySchema = z.strictObject({
  q: z.string().trim().min(1).max(100),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(8),
});
export type ContentSearch = z.infer<typeof contentSearchQuerySchema>;

/** Body of a change of state. */
export const contentStatusInputSchema = z.strictObject({ status: z.enum(CONTENT_STATUSES) });
/** Body of a change of place or of the featured mark. */
export const contentPlacementInputSchema = z.strictObject({
  featured: z.boolean().optional(),
  move: z.enum(['up', 'down']).optional(),
});

/** Pages that a tree shows, and that are moved at once. */
export const PAGES_MAX = 1_000;
/** A page as the tree of pages shows it. */
export const contentTreeNodeSchema = z.object({
  id: z.string(),
  /** Null also for a page whose parent is in the trash. */
  parentId: z.string().nullable(),
  position: z.number().int(),
  title: localizedTextSchema,
  slug: z.string(),
  path: z.string().nullable(),
  status: z.enum(CONTENT_STATUSES),
  showInMenu: z.boolean(),
  version: z.number().int(),
});
export type ContentTreeNode = z.infer<typeof contentTreeNodeSchema>;
export const contentTreeSchema = z.object({ items: z.array(contentTreeNodeSchema) });
/** `PUT /api/admin/content/pages/arrangement`: new places in the tree, all or none. */
export const arrangePagesSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: z.string().max(40),
        parentId: z.string().max(40).nullable(),
        position: z.number().int().min(0).max(10_000),
        version: z.number().int().min(0),
      }),
    )
    .min(1)
    .max(PAGES_MAX),
});
export type PagePlace = z.infer<typeof arrangePagesSchema>['items'][number];

export const contentPageSchema = pageOf(contentEntrySchema);
export const adminContentPageSchema = pageOf(adminContentEntrySchema);
