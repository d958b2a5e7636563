import { fillSearchTerms } from '@solar/service-kit/mongo/search-terms';
import type { Migration } from '@solar/service-kit/mongo/migrations';
import { SEARCH_FIELDS } from './lists/search-fields';
import { dropLevelMarks, joinReservations } from './migrations/join-reservations';

export const migrations: Migration[] = [
  {
    id: '001-product-search-terms',
    up: (db) => fillSearchTerms(db, 'product_stock', ['sku', 'name', 'brand']),
  },
  {
    id: '002-search-terms-of-places-suppliers-and-documents',
    async up(db) {
      for (const [collection, fields] of Object.entries(SEARCH_FIELDS)) {
        await fillSearchTerms(db, collection, fields);
      }
    },
  },
  { id: '003-reservations', up: joinReservations },
  { id: '004-levels-with-their-changes', up: dropLevelMarks },
];
