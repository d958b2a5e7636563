import type { AuditEntry } from '@solar/contracts/common/audit';
import type { mongo } from 'mongoose';

/** One thing that a person asks for, as a request. */
export interface GrowthQuery {
  name: string;
  service: 'checkout' | 'inventory' | 'admin';
  path: string;
  as: 'admin' | 'customer';
}

const DAY_MS = 24 * 60 * 60_000;

/** What is asked of a shop of any size; the same questions before and after it has grown. */
export async function growthQueries(db: (service: string) => mongo.Db): Promise<GrowthQuery[]> {
  const made = { orderNumber: /-g\d+$/ };
  const order = await one(db('checkout').collection('orders'), made);
  const move = await one(db('inventory').collection('moves'), { 'reference.number': /-g\d+$/ });
  const stored = await one(db('inventory').collection(await stockOfOrders(db('inventory'))), made);
  const audited = await one(db('admin').collection('audit_entries'), { 'thing.id': /S\d+$/ });
  const { actor, thing } = audited as unknown as Pick<AuditEntry, 'actor' | 'thing'>;
  const day = new Date(Date.now() - 400 * DAY_MS);
  const period = `from=${day.toISOString()}&to=${new Date(day.getTime() + DAY_MS).toISOString()}`;
  const orders = '/api/checkout/admin/orders?pageSize=24';
  const moves = '/api/inventory/moves?pageSize=24';
  const stock = '/api/inventory/orders?pageSize=24';
  const audit = '/api/admin/audit';
  const checkout = { service: 'checkout', as: 'admin' } as const;
  const inventory = { service: 'inventory', as: 'admin' } as const;
  const admin = { service: 'admin', as: 'admin' } as const;
  return [
    { ...checkout, name: 'orders, newest', path: orders },
    { ...checkout, name: 'orders, page 100', path: `${orders}&page=100` },
    { ...checkout, name: 'orders of a status', path: `${orders}&status=shipped` },
    { ...checkout, name: 'orders, largest', path: `${orders}&sort=-total` },
    { ...checkout, name: 'order by number', path: `${orders}&q=${text(order, 'orderNumber')}` },
    { ...checkout, name: 'orders by e-mail', path: `${orders}&q=${text(order, 'email')}` },
    {
      ...checkout,
      name: 'orders of a customer',
      path: `${orders}&customerId=${text(order, 'customerId')}`,
    },
    { ...checkout, name: 'one order', path: `/api/checkout/admin/orders/${text(order, '_id')}` },
    { ...checkout, name: 'my orders', as: 'customer', path: '/api/checkout/orders?pageSize=10' },
    { ...inventory, name: 'moves, newest', path: moves },
    { ...inventory, name: 'moves of a day', path: `${moves}&${period}` },
    {
      ...inventory,
      name: 'moves of a product',
      path: `${moves}&productId=${text(move, 'productId')}`,
    },
    {
      ...inventory,
      name: 'moves of an order',
      path: `${moves}&reference=${encodeURIComponent(move['reference'].number)}`,
    },
    { ...inventory, name: 'stock of orders', path: stock },
    {
      ...inventory,
      name: 'stock of an order',
      path: `${stock}&q=${text(stored, 'orderNumber')}`,
    },
    { ...inventory, name: 'order log', path: '/api/inventory/order-log?pageSize=24' },
    { ...admin, name: 'dashboard', path: '/api/admin/dashboard' },
    { ...admin, name: 'audit, newest', path: `${audit}?pageSize=24` },
    {
      ...admin,
      name: 'audit of a person',
      path: `${audit}?pageSize=24&person=${actor.kind === 'person' ? actor.id : ''}`,
    },
    { ...admin, name: 'audit by word', path: `${audit}?pageSize=24&q=${thing.id.toLowerCase()}` },
    { ...admin, name: 'audit of a thing', path: `${audit}/${thing.type}/${thing.id}` },
  ];
}

/** The collection has another name since holds and orders share a document. */
async function stockOfOrders(inventory: mongo.Db): Promise<string> {
  const names = (await inventory.listCollections().toArray()).map(({ name }) => name);
  return names.includes('reservations') ? 'reservations' : 'order_stock';
}

async function one(
  collection: mongo.Collection,
  filter: mongo.Filter<mongo.Document>,
): Promise<mongo.Document> {
  const found = await collection.findOne(filter);
  if (!found) throw new Error(`There is nothing to ask for in ${collection.collectionName}.`);
  return found;
}

function text(document: mongo.Document, field: string): string {
  return encodeURIComponent(String(document[field]));
}
