import type { mongo } from 'mongoose';
import type { Migration } from '@solar/service-kit/mongo/migrations';
import { fillSearchTerms } from '@solar/service-kit/mongo/search-terms';
import { PRICE_LIST_SEARCH_FIELDS } from './price-list/price-list.schema';

export const migrations: Migration[] = [
  {
    id: '001-price-list-search-terms',
    up: (db) => fillSearchTerms(db, 'price_lists', PRICE_LIST_SEARCH_FIELDS),
  },
  {
    // Levels are followed in memory now, and what was hidden or deleted keeps its row.
    id: '002-stock-in-memory-and-kept-rows',
    async up(db) {
      await db.dropCollection('stock_levels');
      await setWhereMissing(db, 'content_pages', 'published', true);
      await setWhereMissing(db, 'customer_groups', 'deleted', false);
    },
  },
];

async function setWhereMissing(
  db: mongo.Db,
  collection: string,
  field: string,
  value: boolean,
): Promise<void> {
  await db
    .collection(collection)
    .updateMany({ [field]: { $exists: false } }, { $set: { [field]: value } });
}
