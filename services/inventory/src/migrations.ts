import { dropIndexes } from '@solar/service-kit/mongo/drop-indexes';
import { fillSearchTerms } from '@solar/service-kit/mongo/search-terms';
import type { Migration } from '@solar/service-kit/mongo/migrations';
import { SEARCH_FIELDS } from './lists/search-fields';
import { countPlaces } from './migrations/count-places';
import { countTransit } from './migrations/count-transit';
import { dropLevelMarks, joinReservations } from './migrations/join-reservations';

const MOVE_PLACES = ['from.warehouseId', 'to.warehouseId', 'from.binId', 'to.binId'];
/** Indexes that ended before the id, by which a list breaks ties. */
const REPLACED_INDEXES = {
  moves: ['', 'productId_1_', 'reason_1_', ...MOVE_PLACES.map((place) => `${place}_1_`)].map(
    (start) => `${start}at_-1`,
  ),
  reservations: ['allocatedAt_-1', 'status_1_allocatedAt_-1', 'picks.warehouseId_1_allocatedAt_-1'],
  purchase_orders: ['at_-1', 'status_1_at_-1', 'supplierId_1_at_-1'],
  receipts: ['at_-1', 'supplierId_1_at_-1'],
  adjustments: ['at_-1', 'reason_1_at_-1'],
  transfers: ['at_-1', 'status_1_at_-1'],
  stocktakes: ['at_-1', 'status_1_at_-1'],
};

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
  {
    id: '005-indexes-with-their-tie-break',
    async up(db) {
      for (const [collection, names] of Object.entries(REPLACED_INDEXES)) {
        await dropIndexes(db, collection, names);
      }
    },
  },
  { id: '006-stock-by-place', up: countPlaces },
  {
    id: '007-parts-of-delivery-notes',
    async up(db) {
      await db
        .collection('receipts')
        .updateMany({ sitting: { $exists: false } }, { $set: { sitting: 1 } });
      await dropIndexes(db, 'receipts', ['warehouseId_1_supplierId_1_reference_1']);
    },
  },
  { id: '008-pieces-in-transit', up: countTransit },
  {
    id: '009-senders-of-returns-that-are-over',
    async up(db) {
      await db
        .collection('returns')
        .updateMany({ status: { $ne: 'expected' } }, { $set: { customerName: '' } });
    },
  },
  {
    id: '010-search-terms-of-adjustments',
    up: (db) => fillSearchTerms(db, 'adjustments', SEARCH_FIELDS.adjustments),
  },
];
