import { z } from 'zod';
import { LIMITS } from '../common/limits';
import { localizedInput } from '../common/localized';

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
    icon: z.string().max(40).default(''),
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
    /** Newspapers may print it: the page of the press offers its file. */
    press: z.boolean().default(false),
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

/** Fields that no page shows any more: front ends of before send them, and no editor enters them. */
export const FORMER_FIELDS: Partial<Record<ContentKind, readonly string[]>> = {
  services: ['icon'],
};

export type BlogPostFields = z.infer<(typeof CONTENT_FIELDS)['blog-posts']>;
