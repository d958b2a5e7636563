import type { mongo } from 'mongoose';
import { pollUntil } from '@solar/infra-local/process/wait';
import { HttpCaller } from '../load/http-caller';

const PRODUCTS = 24;
const PIECES = 100_000;
const PROJECTION_TIMEOUT_MS = 60_000;

interface Urls {
  catalog: string;
  inventory: string;
}

/** Puts plenty of several priced products into a bin, through the ledger, and waits until checkout knows of it. */
export async function stockUp(
  client: mongo.MongoClient,
  urls: Urls,
  tokens: { admin: string; customer: string },
): Promise<string[]> {
  const ids = await buyableProducts(urls.catalog, tokens.customer);
  const admin = new HttpCaller(tokens.admin);
  const bins = await admin.expect<{ items: { id: string }[] }>({
    method: 'GET',
    url: `${urls.inventory}/api/inventory/bins?pageSize=1`,
  });
  const binId = bins.items[0]?.id;
  await admin.expect({
    method: 'POST',
    url: `${urls.inventory}/api/inventory/adjustments`,
    body: {
      type: 'add',
      reason: 'found',
      lines: ids.map((productId) => ({ productId, binId, quantity: PIECES })),
    },
  });
  const views = client
    .db('checkout')
    .collection<{ _id: string; available: number }>('product_views');
  const known = async (): Promise<boolean> =>
    (await views.countDocuments({ _id: { $in: ids }, available: { $gte: PIECES } })) === ids.length;
  if (await pollUntil(known, PROJECTION_TIMEOUT_MS)) return ids;
  throw new Error('The stock did not reach checkout.');
}

async function buyableProducts(catalog: string, token: string): Promise<string[]> {
  const { items } = await new HttpCaller(token).expect<{
    items: { id: string; price: unknown }[];
  }>({ method: 'GET', url: `${catalog}/api/catalog/products?pageSize=100` });
  return items
    .filter(({ price }) => price !== null)
    .slice(0, PRODUCTS)
    .map(({ id }) => id);
}
