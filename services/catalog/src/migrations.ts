import type { Migration } from '@solar/service-kit/mongo/migrations';
import { fillSearchTerms } from '@solar/service-kit/mongo/search-terms';
import { PRICE_LIST_SEARCH_FIELDS } from './price-list/price-list.schema';

export const migrations: Migration[] = [
  {
    id: '001-price-list-search-terms',
    up: (db) => fillSearchTerms(db, 'price_lists', PRICE_LIST_SEARCH_FIELDS),
  },
];
