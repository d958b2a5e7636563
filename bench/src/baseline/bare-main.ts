import fastify from 'fastify';
import { mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import {
  BARE_DATABASE,
  type BareCart,
  type BareOrder,
  type BareProduct,
  type BareStock,
} from './bare-documents';

/**
 * What the least code could do with the same documents and the same engine: Fastify and the driver, no authentication,
 * validation, prices, translations, stock ledger, payment or messages. It is the yardstick, not a rival.
 */
const CARD = {
  sku: 1,
  slug: 1,
  name: 1,
  categoryId: 1,
  brandId: 1,
  summary: 1,
  labels: 1,
  powerW: 1,
  phase: 1,
  rating: 1,
  imageSlug: 1,
  createdAt: 1,
};
const PAGE = 24;
const SUGGESTIONS = 8;

interface Query {
  category: string;
  q: string;
}

async function serve(url: string): Promise<void> {
  const client = await new mongo.MongoClient(url).connect();
  const db = client.db(BARE_DATABASE);
  const products = db.collection<BareProduct>('products');
  const stock = db.collection<BareStock>('stock');
  const carts = db.collection<BareCart>('carts');
  const orders = db.collection<BareOrder>('orders');
  const template = await orders.findOne();
  const kept = await products.find({}, { projection: CARD }).sort({ name: 1 }).toArray();
  const app = fastify();

  const page = (filter: mongo.Filter<BareProduct>) =>
    products.find(filter, { projection: CARD }).sort({ name: 1 }).limit(PAGE).toArray();
  const counts = (field: string) =>
    products
      .aggregate([{ $match: { active: true } }, { $group: { _id: field, count: { $sum: 1 } } }])
      .toArray();
  // A plain pattern: no typing errors forgiven, no ranking.
  const matching = (q: string) => ({ active: true, name: { $regex: q, $options: 'i' } });

  app.get<{ Querystring: Query }>('/list', async ({ query }) => ({
    items: await page({ active: true, categoryId: query.category }),
  }));
  app.get<{ Querystring: Query }>('/memory/list', ({ query }, reply) =>
    reply.send({
      items: kept.filter(({ categoryId }) => categoryId === query.category).slice(0, PAGE),
    }),
  );
  app.get('/facets', async () => ({
    items: await page({ active: true }),
    category: await counts('$categoryId'),
    brand: await counts('$brandId'),
  }));
  app.get<{ Params: { slug: string } }>('/detail/:slug', ({ params }) =>
    products.findOne({ slug: params.slug }),
  );
  app.get<{ Querystring: Query }>('/search', async ({ query }) => ({
    items: await page(matching(query.q)),
  }));
  app.get<{ Querystring: Query }>('/suggestions', async ({ query }) => ({
    items: await products
      .find(matching(query.q), { projection: { name: 1, slug: 1 } })
      .limit(SUGGESTIONS)
      .toArray(),
  }));
  app.get('/orders', async () => ({
    items: await orders.find().sort({ placedAt: -1 }).limit(PAGE).toArray(),
  }));
  app.post<{ Body: { cart: string; productId: string } }>('/cart', ({ body }) =>
    carts.findOneAndUpdate(
      { _id: body.cart },
      { $push: { lines: { $each: [{ productId: body.productId, quantity: 1 }], $slice: -1 } } },
      { upsert: true, returnDocument: 'after' },
    ),
  );
  app.post<{ Body: { productId: string } }>('/checkout', ({ body }) =>
    client.withSession((session) =>
      session.withTransaction(async () => {
        const taken = await stock.updateOne(
          { _id: body.productId, onHand: { $gte: 1 } },
          { $inc: { onHand: -1 } },
          { session },
        );
        if (taken.modifiedCount !== 1) throw new Error('Sold out.');
        const order = { ...template, _id: randomUUID(), placedAt: new Date() };
        await orders.insertOne(order, { session });
        return { id: order._id };
      }),
    ),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.(app.addresses()[0]?.port);
  process.once('disconnect', () => process.exit(0));
}

void serve(process.env['MONGODB_URL'] ?? '');
