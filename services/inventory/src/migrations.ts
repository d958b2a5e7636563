import { fillSearchTerms } from '@solar/service-kit/mongo/search-terms';
import type { Migration } from '@solar/service-kit/mongo/migrations';

export const migrations: Migration[] = [
  {
    id: '001-product-search-terms',
    up: (db) => fillSearchTerms(db, 'product_stock', ['sku', 'name', 'brand']),
  },
];
