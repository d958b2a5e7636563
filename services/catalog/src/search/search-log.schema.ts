import { defineSchema } from '@solar/service-kit/mongo/define-schema';

type Stored = { _id: string; version: number; createdAt: Date; updatedAt: Date };

/** How long searches and clicks are kept to learn from them. */
const KEEP_SECONDS = 90 * 24 * 3_600;

export type SearchClickDoc = Stored & { searchId: string; productId: string };
export const SEARCH_CLICK = 'SearchClick';
export const searchClickSchema = defineSchema<SearchClickDoc>(
  {
    searchId: { type: String, required: true },
    productId: { type: String, required: true },
  },
  { collection: 'search_clicks' },
);
searchClickSchema.index({ searchId: 1, productId: 1 }, { unique: true });
searchClickSchema.index({ createdAt: 1 }, { expireAfterSeconds: KEEP_SECONDS });

export type SearchHistoryDoc = Stored & {
  userId: string;
  query: string;
  /** Lower-case words of the query: the same search again only moves up. */
  key: string;
  searchedAt: Date;
};
export const SEARCH_HISTORY = 'SearchHistory';
export const searchHistorySchema = defineSchema<SearchHistoryDoc>(
  {
    userId: { type: String, required: true },
    query: { type: String, required: true },
    key: { type: String, required: true },
    searchedAt: { type: Date, required: true },
  },
  { collection: 'search_history' },
);
searchHistorySchema.index({ userId: 1, key: 1 }, { unique: true });
searchHistorySchema.index({ userId: 1, searchedAt: -1 });
