import type { mongo } from 'mongoose';
import { generateProducts, type StoredProduct } from './generated-products';

type Documents = { _id: string; [field: string]: unknown };

const BATCH = 500;
const PIECES = 500;

/**
 * Adds variants of the demo products until there are `total`, with stock levels and the read model of the cart. They
 * are written straight into the databases of catalog and checkout: through the API ten thousand would take longer than the
 * measurement. The services read them when they start again.
 */
export async function fillCatalogue(client: mongo.MongoClient, total: number): Promise<number> {
  const catalog = client.db('catalog');
  const originals = await catalog.collection<StoredProduct>('products').find().toArray();
  const added = generateProducts(originals, Math.max(0, total - originals.length));
  const level = await catalog.collection<Documents>('stock_levels').findOne();
  const view = await client.db('checkout').collection<Documents>('product_views').findOne();
  if (!level || !view) throw new Error('The demo data has not reached catalog and checkout.');

  await insert(catalog.collection<StoredProduct>('products'), added);
  await insert(
    catalog.collection<Documents>('stock_levels'),
    added.map(({ _id }) => ({ ...level, _id, status: 'in_stock', available: PIECES })),
  );
  await insert(
    client.db('checkout').collection<Documents>('product_views'),
    added.map(({ _id, sku, slug, name }) => {
      const stock = { available: PIECES, stockStatus: 'in_stock' };
      return { ...view, _id, sku, slug, name, active: true, ...stock };
    }),
  );
  return originals.length + added.length;
}

async function insert<T extends { _id: string }>(
  collection: mongo.Collection<T>,
  documents: readonly T[],
): Promise<void> {
  for (let from = 0; from < documents.length; from += BATCH) {
    const batch = documents.slice(from, from + BATCH) as mongo.OptionalUnlessRequiredId<T>[];
    await collection.insertMany(batch, { ordered: false });
  }
}
