import type { mongo } from 'mongoose';
import {
  BARE_DATABASE,
  BARE_PIECES,
  type BareOrder,
  type BareProduct,
  type BareStock,
} from './bare-documents';

const BATCH = 500;

/** Copies the very documents that the services have, into the same engine, with the indexes that the bare queries want. */
export async function fillBare(client: mongo.MongoClient): Promise<void> {
  const bare = client.db(BARE_DATABASE);
  const products = await client.db('catalog').collection<BareProduct>('products').find().toArray();
  for (let from = 0; from < products.length; from += BATCH) {
    const batch = products.slice(from, from + BATCH);
    await bare.collection<BareProduct>('products').insertMany(batch);
    await bare
      .collection<BareStock>('stock')
      .insertMany(batch.map(({ _id }) => ({ _id, onHand: BARE_PIECES })));
  }
  const collection = bare.collection('products');
  await collection.createIndex({ slug: 1 }, { unique: true });
  await collection.createIndex({ categoryId: 1, name: 1 });
  await collection.createIndex({ name: 1 });
  await bare.collection('orders').createIndex({ placedAt: -1 });
  await copyOrders(client);
}

/** Brings the orders up to those that the services have by now. */
export async function copyOrders(client: mongo.MongoClient): Promise<void> {
  const orders = await client.db('checkout').collection<BareOrder>('orders').find().toArray();
  const bare = client.db(BARE_DATABASE).collection<BareOrder>('orders');
  await bare.deleteMany({});
  for (let from = 0; from < orders.length; from += BATCH) {
    await bare.insertMany(orders.slice(from, from + BATCH));
  }
}
