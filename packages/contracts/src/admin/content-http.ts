import { z } from 'zod';
import { focalPointSchema } from '../common/focal-point';
import { LIMITS } from '../common/limits';
import { localizedInput, localizedTextSchema } from '../common/localized';
import { MAX_PAGE_SIZE, pageOf } from '../common/pagination';
import type { Transitions } from '../common/state-machine';

/** Kinds of editorial content; each is a list of entries with its own fields. */
export const CONTENT_KINDS = [
  'pages',
  'projects',
  'blog-posts',
  'services',
  'testimonials',
  'faqs',
  'partners',
  'awards',
  'team',
  'certificates',
  'gallery',
  'resources',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
export const contentKindSchema = z.enum(CONTENT_KINDS);

/** States of an entry: publish, hide (to draft) and set private from any. */
export const CONTENT_STATUSES = ['draft', 'published', 'private'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];
export const CONTENT_TRANSITIONS: Transitions<ContentStatus> = {
  draft: ['published', 'private'],
  published: ['draft', 'private'],
  private: ['draft', 'published'],
};

export const PROJECT_SEGMENTS = [
  'commercial',
  'residential',
  'industrial',
  'utility',
  'government',
] as const;
export const PROJECT_SYSTEMS = ['on-grid', 'off-grid', 'hybrid'] as const;
/** What a single-line diagram is drawn of. */
export const DIAGRAM_SYMBOLS = [
  'pv',
  'controller',
  'inverter',
  'battery',
  'generator',
  'breaker',
  'transformer',
  'meter',
  'bus',
  'load',
  'grid',
] as const;
export type DiagramSymbol = (typeof DIAGRAM_SYMBOLS)[number];
export const PAGE_TEMPLATES = ['default', 'home', 'sidebar', 'full-width'] as const;
export const RESOURCE_TYPES = ['guide', 'webinar', 'press', 'brochure', 'download'] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];
/** What a page shows of other kinds below its text. */
export const PAGE_COLLECTIONS = [
  'none',
  'team',
  'certificates',
  'gallery',
  'guides',
  'webinars',
  'press',
  'downloads',
  'datasheets',
] as const;
export type PageCollection = (typeof PAGE_COLLECTIONS)[number];
/** What the pictures of the gallery are grouped by. */
export const GALLERY_SUBJECTS = [
  'homes',
  'business',
  'industry',
  'utility',
  'off-grid',
  'storage',
  'products',
] as const;

/** An image by its path without ending (`/images/site/desert-array`) or a media path, with its text. */
const imageSchema = z.strictObject({
  path: z
    .string()
    .max(300)
    .regex(/^\/(images|api\/bucket)\/[\w./-]+$/),
  alt: localizedInput(LIMITS.titleMax, 0),
});
const shortText = localizedInput(500, 0);
const number = z.number().min(0).max(1_000_000_000);
/** A page of this site, one of its files, or an address elsewhere; empty for none. */
const linkOrNone = z
  .string()
  .trim()
  .max(300)
  .regex(/^(?:|\/(?!\/)\S*|https:\/\/[^\s/]+\S*)$/);
/** A figure of a page in large letters, with what it counts. */
const figureSchema = z.strictObject({
  value: localizedInput(24),
  label: localizedInput(LIMITS.titleMax),
});
export type PageFigure = z.infer<typeof figureSchema>;

/** A part of a single-line diagram, with how many there are and how large. */
const diagramPartSchema = z.strictObject({
  symbol: z.enum(DIAGRAM_SYMBOLS),
  label: localizedInput(LIMITS.titleMax),
});
export type DiagramPart = z.infer<typeof diagramPartSchema>;

/** The fields of an entry beyond title, body and status, for each kind. */
export const CONTENT_FIELDS = {
  pages: z.strictObject({
    parentId: z.string().nullable().default(null),
    template: z.enum(PAGE_TEMPLATES).default('default'),
    showInMenu: z.boolean().default(false),
    protected: z.boolean().default(false),
    /** The page is a job opening: it is listed under careers, and people apply for it. */
    opening: z.boolean().default(false),
    /** Stand above the text. */
    figures: z.array(figureSchema).max(6).default([]),
    collection: z.enum(PAGE_COLLECTIONS).default('none'),
  }),
  projects: z.strictObject({
    location: z.string().trim().min(1).max(LIMITS.titleMax),
    /** As French readers see it; empty where it is the same. */
    locationFr: z.string().trim().max(LIMITS.titleMax).default(''),
    client: z.string().trim().max(LIMITS.titleMax).default(''),
    clientFr: z.string().trim().max(LIMITS.titleMax).default(''),
    segment: z.enum(PROJECT_SEGMENTS),
    system: z.enum(PROJECT_SYSTEMS),
    installedOn: z.iso.date(),
    capacityKwp: number,
    annualProductionKwh: number,
    co2TonnesPerYear: number,
    challenge: shortText,
    solution: shortText,
    results: shortText,
    /** What the system made in each month of its first year, from January; empty where it was not metered by month. */
    monthlyKwh: z.array(number).max(12).default([]),
    /** The single-line diagram from the sources down to the grid, a bus between what comes and what leaves; empty where none is drawn. */
    singleLine: z.array(diagramPartSchema).max(24).default([]),
    /** Slugs of products that the system is built with. */
    products: z.array(z.string().max(200)).max(12).default([]),
    tags: z.array(z.string().max(40)).max(12).default([]),
  }),
  'blog-posts': z.strictObject({
    author: z.string().trim().min(1).max(LIMITS.titleMax),
    publishedOn: z.iso.date(),
    /** Counted from the text when it is saved, whatever is sent. */
    readingMinutes: z.number().int().min(1).max(120).default(1),
    tags: z.array(z.string().max(40)).max(12).default([]),
  }),
  services: z.strictObject({
    icon: z.string().max(40),
    showInMenu: z.boolean().default(false),
    isNew: z.boolean().default(false),
    benefits: z.array(localizedInput(LIMITS.titleMax)).max(8).default([]),
  }),
  testimonials: z.strictObject({
    author: z.string().trim().min(1).max(LIMITS.titleMax),
    role: localizedInput(LIMITS.titleMax, 0),
    rating: z.number().int().min(1).max(5),
  }),
  faqs: z.strictObject({ topic: z.string().trim().min(1).max(60) }),
  partners: z.strictObject({ url: z.string().max(300).default('') }),
  awards: z.strictObject({
    year: z.number().int().min(1990).max(2100),
    issuer: z.string().trim().min(1).max(LIMITS.titleMax),
  }),
  team: z.strictObject({
    role: localizedInput(LIMITS.titleMax),
    office: localizedInput(LIMITS.titleMax, 0),
    /** Codes of languages that the person speaks. */
    languages: z
      .array(z.string().regex(/^[a-z]{2,3}$/))
      .max(8)
      .default([]),
  }),
  certificates: z.strictObject({
    issuer: localizedInput(LIMITS.titleMax),
    number: z.string().trim().min(1).max(60),
    validFrom: z.iso.date(),
    validUntil: z.iso.date(),
    /** The scanned document; empty while there is none. */
    file: linkOrNone.default(''),
  }),
  gallery: z.strictObject({
    subject: z.enum(GALLERY_SUBJECTS),
    /** A page about what the picture shows. */
    url: linkOrNone.default(''),
  }),
  resources: z.strictObject({
    type: z.enum(RESOURCE_TYPES),
    date: z.iso.date(),
    /** Where it is read, watched or downloaded. */
    url: linkOrNone.default(''),
    speaker: z.string().trim().max(LIMITS.titleMax).default(''),
  }),
} as const satisfies Record<ContentKind, z.ZodType>;

/** Fields that the service works out itself, so that no editor enters them. */
export const COMPUTED_FIELDS: Partial<Record<ContentKind, readonly string[]>> = {
  'blog-posts': ['readingMinutes'],
};

export type BlogPostFields = z.infer<(typeof CONTENT_FIELDS)['blog-posts']>;

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
