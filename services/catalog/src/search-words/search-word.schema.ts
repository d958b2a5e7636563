import { DIMENSIONS, SEARCH_WORD_KINDS } from '@solar/contracts/catalog/search-words-http';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import type { SearchWordRecord } from '../index/catalogue-records';
import { localized } from '../storage/stored-types';

export type SearchWordDoc = SearchWordRecord & { createdAt: Date; updatedAt: Date };

export const SEARCH_WORD = 'SearchWord';
export const SEARCH_WORDS_COLLECTION = 'search_words';

export const searchWordSchema = defineSchema<SearchWordDoc>(
  {
    kind: { type: String, enum: SEARCH_WORD_KINDS, required: true },
    code: { type: String, required: true },
    words: localized,
    parts: { type: [String], default: [] },
    dimension: { type: String, enum: [...DIMENSIONS, null], default: null },
    factor: { type: Number, default: null },
    attached: { type: Boolean, default: false },
  },
  { collection: SEARCH_WORDS_COLLECTION },
);
searchWordSchema.index({ code: 1 }, { unique: true });
