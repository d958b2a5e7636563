import type { mongo } from 'mongoose';
import { demoId } from '@solar/contracts/common/demo-ids';
import type { Migration } from '@solar/service-kit/mongo/migrations';
import { dropIndexes } from '@solar/service-kit/mongo/drop-indexes';
import { fillSearchTerms } from '@solar/service-kit/mongo/search-terms';
import { POWER_ATTRIBUTE } from './attribute/power-attribute';
import { joinImports } from './migrations/join-imports';
import { PRICE_LIST_SEARCH_FIELDS } from './price-list/price-list.schema';
import { FIRST_SEARCH_WORDS } from './search-words/first-search-words';
import { SEARCH_WORDS_COLLECTION } from './search-words/search-word.schema';

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
  {
    id: '003-attributes-that-filter',
    up: makeAttributesFilter,
  },
  {
    // They stood in the code; from here on they are the shop's own.
    id: '004-search-words-as-rows',
    up: addFirstSearchWords,
  },
  {
    id: '005-join-imports',
    up: joinImports,
  },
  {
    // Customers are found as everything else is: without accents, and by the parts of a word.
    id: '006-customer-search-terms',
    async up(db) {
      await fillSearchTerms(db, 'customers', ['words']);
      await db.collection('customers').updateMany({}, { $unset: { words: '' } });
      await dropIndexes(db, 'customers', ['words_1']);
    },
  },
];

async function addFirstSearchWords(db: mongo.Db): Promise<void> {
  const now = new Date();
  const stamps = { version: 0, createdAt: now, updatedAt: now };
  await db.collection<{ _id: string }>(SEARCH_WORDS_COLLECTION).bulkWrite(
    FIRST_SEARCH_WORDS.map((word) => ({
      updateOne: {
        filter: { _id: demoId('swd', word.code) },
        update: { $setOnInsert: { ...word, ...stamps } },
        upsert: true,
      },
    })),
  );
}

async function setWhereMissing(
  db: mongo.Db,
  collection: string,
  field: string,
  value: unknown,
): Promise<void> {
  await db
    .collection(collection)
    .updateMany({ [field]: { $exists: false } }, { $set: { [field]: value } });
}

/** Attributes that lists filtered by before any could be chosen. */
const FILTERED_BEFORE = ['phase', 'inverter_type'];

/** Phase and inverter type were fields of a product beside its attributes of the same meaning; the attributes stay. */
async function makeAttributesFilter(db: mongo.Db): Promise<void> {
  const attributes = db.collection('attributes');
  await attributes.updateMany({ code: { $in: FILTERED_BEFORE } }, { $set: { filterable: true } });
  await attributes.updateMany({ group: 'provenance' }, { $set: { comparable: false } });
  await setWhereMissing(db, 'attributes', 'filterable', false);
  await setWhereMissing(db, 'attributes', 'comparable', true);
  await setWhereMissing(db, 'attributes', 'decimals', null);
  await setWhereMissing(db, 'attributes', 'searchTerms', { en: '', fr: '' });
  await addPowerAttribute(db);
  await moveField(db, 'phase', 'phase');
  await moveField(db, 'inverterType', 'inverter_type');
}

async function addPowerAttribute(db: mongo.Db): Promise<void> {
  const attributes = db.collection<{ _id: string; code: string }>('attributes');
  // An empty shop gets its attributes with its first data.
  if ((await attributes.findOne()) === null) return;
  const now = new Date();
  const rest = { decimals: 0, filterable: true, comparable: false, required: false, position: 0 };
  const searchTerms = { en: '', fr: '' };
  const { code, ...fields } = POWER_ATTRIBUTE;
  const stamps = { version: 0, createdAt: now, updatedAt: now };
  await attributes.updateOne(
    { code },
    // The id under which the demo data has it too.
    { $setOnInsert: { _id: demoId('atr', code), ...fields, ...rest, searchTerms, ...stamps } },
    { upsert: true },
  );
}

async function moveField(db: mongo.Db, field: string, code: string): Promise<void> {
  const products = db.collection<{ attributes: { code: string; value: string }[] }>('products');
  const values = (await products.distinct(field)).filter((value) => typeof value === 'string');
  for (const value of values) {
    await products.updateMany(
      { [field]: value, 'attributes.code': { $ne: code } },
      { $push: { attributes: { code, value } } },
    );
  }
  await products.updateMany({ [field]: { $exists: true } }, { $unset: { [field]: '' } });
}
