import { z } from 'zod';
import { localizedTextSchema } from '../common/localized';
import { pageOf, pageQuerySchema } from '../common/pagination';
import { attributeValueSchema, confidenceSchema } from './product-data';

/** What is known of a value that a category asks for. `not-published`: somebody has looked, and the maker does not say. */
export const DATA_STATES = ['missing', 'not-published', 'known'] as const;
export type DataState = (typeof DATA_STATES)[number];

/** What a value decides, the most first: whether parts go together, what lists are filtered by, what cards show. */
export const DATA_WEIGHTS = ['fit', 'filter', 'highlight', 'datasheet'] as const;
export type DataWeight = (typeof DATA_WEIGHTS)[number];

const filters = {
  q: z.string().trim().max(100).optional(),
  category: z.string().max(200).optional(),
  attribute: z.string().max(60).optional(),
  state: z.enum(DATA_STATES).optional(),
  weight: z.enum(DATA_WEIGHTS).optional(),
  /** Only products that the shop shows, or only drafts. */
  active: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
};

/** `GET /api/catalog/admin/data-report`: what categories ask of their products, what matters most first. */
export const dataReportQuerySchema = pageQuerySchema.extend(filters);
export type DataReportQuery = z.infer<typeof dataReportQuerySchema>;
export type DataReportFilters = Omit<DataReportQuery, 'page' | 'pageSize'>;

export const dataReportRowSchema = z.object({
  product: z.object({
    id: z.string(),
    sku: z.string(),
    name: z.string(),
    brand: z.string(),
    active: z.boolean(),
    version: z.number().int(),
  }),
  category: z.object({ slug: z.string(), name: localizedTextSchema }),
  attribute: z.object({
    code: z.string(),
    name: localizedTextSchema,
    unit: z.string().nullable(),
  }),
  state: z.enum(DATA_STATES),
  weight: z.enum(DATA_WEIGHTS),
  value: attributeValueSchema.optional(),
  source: z.string().optional(),
  confidence: confidenceSchema.optional(),
});
export type DataReportRow = z.infer<typeof dataReportRowSchema>;

const count = z.number().int().nonnegative();
const shares = { known: count, notPublished: count, missing: count };

export const dataReportSchema = pageOf(dataReportRowSchema).extend({
  /** Of each category whatever its values; by the filter of products alone. */
  categories: z.array(
    z.object({ slug: z.string(), name: localizedTextSchema, products: count, ...shares }),
  ),
  /** The attributes that the rows of the chosen category are about. */
  attributes: z.array(z.object({ code: z.string(), name: localizedTextSchema, ...shares })),
});
export type DataReport = z.infer<typeof dataReportSchema>;

/** `PUT /api/catalog/admin/products/{id}/not-published`: that a maker does not publish a value, or that it is to be looked for again. */
export const setNotPublishedSchema = z.strictObject({
  version: z.number().int().nonnegative(),
  code: z.string().trim().min(1).max(60),
  notPublished: z.boolean(),
});
export type SetNotPublished = z.infer<typeof setNotPublishedSchema>;
