import { explainsWithIndex } from '@solar/service-kit/testing/explain';
import type { mongo } from 'mongoose';
import { soldIn } from '../src/reports/sales.repository';
import { BANK, Shop } from './support/shop';

type Query = [name: string, collection: string, filter: object, sort?: mongo.Sort];

const past = { $exists: true, $lte: new Date() };
const ofPayments = { 'payment.id': { $exists: true } };

/** The filters that the repositories send. */
const QUERIES: Query[] = [
  ['a checkout by its payment', 'checkouts', { 'payment.id': 'pi_1' }],
  ['a checkout by its payment and owner', 'checkouts', { 'payment.id': 'pi_1', customerId: 'usr' }],
  ['a checkout by its key', 'checkouts', { customerId: 'usr', idempotencyKey: 'key' }],
  [
    'what a new checkout may meet',
    'checkouts',
    { customerId: 'usr', $or: [{ idempotencyKey: 'key' }, { openCartId: 'crt' }] },
  ],
  ['what is due', 'checkouts', { wakeAt: past }, { wakeAt: 1 }],
  ['payments', 'checkouts', ofPayments, { 'payment.createdAt': -1, _id: 1 }],
  [
    'payments of a status',
    'checkouts',
    { ...ofPayments, 'payment.status': 'succeeded' },
    { 'payment.createdAt': -1, _id: 1 },
  ],
  [
    'payments by what staff type',
    'checkouts',
    { ...ofPayments, $or: [{ 'payment.id': 'x' }, { orderNumber: 'X' }, { email: 'x' }] },
  ],
  ['orders that wait for their stock', 'orders', { wakeAt: past }, { wakeAt: 1 }],
  [
    'orders whose papers are due',
    'orders',
    { documentsDue: { $exists: true }, status: { $ne: 'pending' } },
    { placedAt: 1 },
  ],
  ['the papers of an order', 'documents', { orderId: 'ord' }],
  ['an order by its number', 'orders', { orderNumber: 'ALSA-1' }],
  ['a customer’s orders', 'orders', { customerId: 'usr' }, { placedAt: -1, _id: 1 }],
  [
    'the pieces of a customer’s orders',
    'orders',
    { customerId: 'usr', serials: { $exists: true } },
    { placedAt: -1, _id: 1 },
  ],
  ['the mails of an order', 'order_mails', { orderId: 'ord' }, { at: -1 }],
  ['the mails of a customer', 'order_mails', { customerId: 'usr' }],
  ['the sales of a period', 'orders', soldIn({ from: '2026-01-01', to: '2026-01-31' })],
  ['active products', 'product_views', { active: true }, { sku: 1 }],
  ['the returns of an order', 'returns', { orderId: 'ord' }, { createdAt: -1, _id: 1 }],
  ['returns of a status', 'returns', { status: 'requested' }, { createdAt: -1, _id: 1 }],
  ['returns', 'returns', { createdAt: { $exists: true } }, { createdAt: -1, _id: 1 }],
  ['returns by what staff type', 'returns', { search: /^alsa/ }, { createdAt: -1, _id: 1 }],
  [
    'quotes that wait for stock',
    'quotes',
    { waitsSince: { $exists: true }, validUntil: { $gt: new Date(0) } },
    { waitsSince: 1, _id: 1 },
  ],
  ['quotes by what staff type', 'quotes', { searchTerms: /^alsa/ }],
  ['a customer’s quotes', 'quotes', { customerId: 'usr' }, { createdAt: -1, _id: 1 }],
];

describe('queries', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open(BANK);
  });
  afterAll(() => shop.close());

  it.each(QUERIES.map((query) => ({ name: query[0], query })))(
    '$name: read by an index',
    async ({ query }) => {
      const [, collection, filter, sort] = query;
      const cursor = shop.service.db.collection(collection).find(filter);
      expect(await explainsWithIndex(sort ? cursor.sort(sort) : cursor)).toBe(true);
    },
  );
});
