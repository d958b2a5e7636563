import type { INestApplicationContext } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { resolve } from 'node:path';
import { demoId, demoProductSlug } from '@solar/contracts/common/demo-ids';
import { IMPORT_MAPPING } from '@solar/service-kit/imports/import.schema';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { ATTRIBUTE } from '../attribute/attribute.schema';
import { BRAND } from '../brand/brand.schema';
import { CATEGORY } from '../category/category.schema';
import type { RecordKind } from '../index/catalogue-records';
import { CatalogueWriter, type NoteChange } from '../index/catalogue-writer';
import { PRICE_LIST } from '../price-list/price-list.schema';
import { productMessage } from '../product/product-message';
import { PRODUCT } from '../product/product.schema';
import { REVIEW } from '../review/review.schema';
import { DEMO_ATTRIBUTES } from './demo-attributes';
import { readDemoProducts, type DemoProduct } from './demo-catalogue';
import { DEMO_CATEGORIES } from './demo-categories';
import { demoCategoryValues } from './demo-category-values';
import { demoBrandId, demoCategoryId, demoPriceLists, demoProductDocument } from './demo-documents';
import { DEMO_IMPORT_MAPPINGS } from './demo-import-mappings';
import { demoRequirements } from './demo-required-attributes';
import { demoReviews, readDemoReviews } from './demo-reviews';

type WithId = { _id: string };

const DEMO_FILE = resolve(__dirname, '../../demo/catalogue.json');
const REVIEWS_FILE = resolve(__dirname, '../../demo/reviews.json');

/** Loads the demo catalogue. What is there already stays as it is, so that running it again changes nothing. */
export async function loadDemo(app: INestApplicationContext): Promise<number> {
  const products = await readDemoProducts(DEMO_FILE);
  const reviews = demoReviews(await readDemoReviews(REVIEWS_FILE), new Date());
  const demo: [model: string, kind: RecordKind | null, documents: WithId[]][] = [
    [CATEGORY, 'category', categoryDocuments()],
    [BRAND, 'brand', brandDocuments(products)],
    [ATTRIBUTE, 'attribute', attributeDocuments()],
    [PRODUCT, 'product', products.map((product) => demoProductDocument(product, reviews))],
    [REVIEW, null, reviews],
    [PRICE_LIST, 'priceList', demoPriceLists(products)],
    [IMPORT_MAPPING, null, DEMO_IMPORT_MAPPINGS],
  ];
  return app.get(CatalogueWriter, { strict: false }).write(async (session, note: NoteChange) => {
    let added = 0;
    for (const [name, kind, documents] of demo) {
      const missing = await insertMissing(app, name, documents, session);
      if (name === PRODUCT) await publish(app, products, missing, session);
      if (kind) await note(kind, ...missing);
      added += missing.size;
    }
    return added;
  });
}

async function insertMissing(
  app: INestApplicationContext,
  name: string,
  documents: readonly WithId[],
  session: ClientSession,
): Promise<Set<string>> {
  const model = app.get<Model<WithId>>(getModelToken(name), { strict: false });
  const ids = documents.map(({ _id }) => _id);
  const found = await model
    .find({ _id: { $in: ids } }, { _id: 1 })
    .session(session)
    .lean();
  const known = new Set(found.map(({ _id }) => _id));
  const missing = documents.filter(({ _id }) => !known.has(_id));
  if (missing.length === 0) return new Set();
  await model.insertMany(missing, { session });
  return new Set(missing.map(({ _id }) => _id));
}

async function publish(
  app: INestApplicationContext,
  products: readonly DemoProduct[],
  added: ReadonlySet<string>,
  session: ClientSession,
): Promise<void> {
  const entries = products
    .map((product) => ({ product, document: demoProductDocument(product, []) }))
    .filter(({ document }) => added.has(document._id))
    .map(({ product: { brand, category }, document }) =>
      productMessage({ ...document, version: 0 }, { brand, categorySlug: category }),
    );
  await app.get(Outbox).addMany(session, entries);
}

function categoryDocuments() {
  return DEMO_CATEGORIES.map((category, position) => ({
    _id: demoCategoryId(category.slug),
    ...category,
    parentId: null,
    attributes: demoCategoryValues(category.slug),
    ...demoRequirements(category.slug),
    position,
    touchedAt: null,
  }));
}

function brandDocuments(products: readonly DemoProduct[]) {
  const names = [...new Set(products.map(({ brand }) => brand))];
  return names.map((name) => ({
    _id: demoBrandId(name),
    slug: demoProductSlug(name, ''),
    name,
    description: { en: '', fr: '' },
    website: '',
    touchedAt: null,
  }));
}

function attributeDocuments() {
  return DEMO_ATTRIBUTES.map((attribute, position) => ({
    _id: demoId('atr', attribute.code),
    ...attribute,
    position,
    required: false,
  }));
}
