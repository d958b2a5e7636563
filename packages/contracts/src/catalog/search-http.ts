import { z } from 'zod';
import { idSchema, productIdSchema } from '../common/ids';
import { localizedTextSchema } from '../common/localized';
import { pageQuerySchema } from '../common/pagination';
import { priceAccessSchema } from '../common/price-access';
import { facetsSchema, productCardSchema, productFilterShape, productSortSchema } from './http';
import { SEARCH_TABS } from './search-tabs';

/** Longest query that is looked at. */
export const SEARCH_QUERY_MAX = 120;
/** Queries kept per customer. */
export const SEARCH_HISTORY_MAX = 20;

export const searchTabSchema = z.enum(SEARCH_TABS);

const queryText = z.string().trim().max(SEARCH_QUERY_MAX);

/** `GET /api/search`: `page` and `pageSize` page the products, the other tabs come whole (at most 50). */
export const searchQuerySchema = pageQuerySchema.extend({
  q: queryText.default(''),
  ...productFilterShape,
  sort: productSortSchema.default('relevance'),
});
export type SearchQuery = z.infer<typeof searchQuerySchema>;

export const searchHitSchema = z.object({
  url: z.string(),
  title: localizedTextSchema,
  excerpt: localizedTextSchema,
});
export type SearchHit = z.infer<typeof searchHitSchema>;

const hits = z.object({ total: z.number().int(), items: z.array(searchHitSchema) });

/** How a query was read, for a reader who wonders about the results. */
export const searchReadingSchema = z.object({
  /** `all`: each result answers the whole query; `nearest`: a part of it, or with other figures. */
  match: z.enum(['all', 'nearest', 'none']),
  /** Words that were taken for others. */
  corrections: z.array(z.object({ from: z.string(), to: z.string() })),
  /** What no product answers together with the rest. */
  leftOut: z.array(z.string()),
});
export type SearchReading = z.infer<typeof searchReadingSchema>;

/** A category or brand that a query names, as an answer of its own. */
export const searchAnswerSchema = z.object({
  kind: z.enum(['category', 'brand']),
  title: localizedTextSchema,
  url: z.string(),
  productCount: z.number().int(),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

export const searchResponseSchema = z.object({
  searchId: z.string(),
  query: z.string(),
  priceAccess: priceAccessSchema,
  reading: searchReadingSchema,
  answers: z.array(searchAnswerSchema),
  results: z.object({
    products: z.object({
      items: z.array(productCardSchema),
      total: z.number().int(),
      page: z.number().int(),
      pageSize: z.number().int(),
      facets: facetsSchema,
    }),
    categories: hits,
    services: hits,
    projects: hits,
    articles: hits,
  }),
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;

/** `GET /api/search/default`: what to show before anything is typed. */
export const searchDefaultSchema = z.object({
  products: z.array(productCardSchema),
  categories: z.array(searchHitSchema),
  priceAccess: priceAccessSchema,
});
export type SearchDefault = z.infer<typeof searchDefaultSchema>;

/** `GET /api/search/suggestions?q=`; fewer than two characters answer an empty list. */
export const suggestionQuerySchema = z.strictObject({ q: queryText.default('') });
export const suggestionSchema = z.object({
  kind: z.enum(['product', 'category', 'brand', 'content']),
  title: localizedTextSchema,
  /** Second line: brand, or kind of content. */
  detail: z.string(),
  url: z.string(),
  imageUrl: z.string().nullable(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
export const suggestionListSchema = z.object({ items: z.array(suggestionSchema) });

/** `GET /api/search/history` and its deletion. */
export const searchHistoryIdSchema = idSchema('shi');
export const searchHistorySchema = z.object({
  items: z.array(z.object({ id: z.string(), query: z.string(), searchedAt: z.iso.datetime() })),
});
export type SearchHistory = z.infer<typeof searchHistorySchema>;

/** `POST /api/search/click`. */
export const searchClickSchema = z.strictObject({
  searchId: idSchema('sch'),
  productId: productIdSchema,
});
