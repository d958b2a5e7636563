import type { mongo } from 'mongoose';
import type { Side } from '../stack/side';
import { generateProducts, type StoredProduct } from './generated-products';
import { putStockLevels } from './stock-bucket';

type Documents = { _id: string; [field: string]: unknown };

const BATCH = 500;
const PIECES = 500;

/**
 * Adds variants of the demo products until there are `total`, with the read model of the cart and stock levels. They
 * are written straight into the databases of catalog and checkout: through the API ten thousand would take longer than the
 * measurement. The services read them when they start again.
 */
export async function fillCatalogue(side: Side, total: number): Promise<number> {
  const { mongo: client } = side;
  const catalog = client.db('catalog');
  const originals = await catalog.collection<StoredProduct>('products').find().toArray();
  const added = generateProducts(originals, Math.max(0, total - originals.length));
  await insert(catalog.collection<StoredProduct>('products'), added);
  await insertLike(client.db('checkout').collection<Documents>('product_views'), added, (view) => {
    const stock = { available: PIECES, stockStatus: 'in_stock' };
    return { active: true, ...('available' in view ? stock : {}) };
  });
  await insertLike(catalog.collection<Documents>('stock_levels'), added, () => ({
    status: 'in_stock',
    available: PIECES,
  }));
  const ids = added.map(({ _id }) => _id);
  await putStockLevels(side.natsUrl, ids, PIECES);
  return originals.length + added.length;
}

/** Rows for products, made from one that is there. A commit that has no such rows needs none. */
async function insertLike(
  collection: mongo.Collection<Documents>,
  products: readonly StoredProduct[],
  fields: (template: Documents) => Record<string, unknown>,
): Promise<void> {
  const template = await collection.findOne();
  if (!template) return;
  const own = fields(template);
  await insert(
    collection,
    products.map(({ _id, sku, slug, name }) => {
      const known = Object.entries({ sku, slug, name }).filter(([field]) => field in template);
      return { ...template, ...Object.fromEntries(known), ...own, _id };
    }),
  );
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
