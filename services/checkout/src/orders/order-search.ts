import { searchTermsOf } from '@solar/service-kit/mongo/search-terms';
import type { mongo } from 'mongoose';
import type { OrderDoc } from './order.schema';

type Searched = Pick<OrderDoc, 'orderNumber' | 'email' | 'customerName'> & {
  shippingAddress: Pick<OrderDoc['shippingAddress'], 'fullName'>;
  lines: readonly Pick<OrderDoc['lines'][number], 'sku' | 'name'>[];
};

const AT_ONCE = 200;

/** What the back office finds an order by: any part of its number, e-mail, names, and the SKUs and names of its products. */
export function orderSearchTerms(order: Searched): string[] {
  const { orderNumber, email, customerName, shippingAddress, lines } = order;
  const sequence = /\d+$/.exec(orderNumber)?.[0] ?? '';
  return searchTermsOf([
    orderNumber,
    sequence.replace(/^0+/, ''),
    email,
    customerName,
    shippingAddress.fullName,
    ...lines.flatMap(({ sku, name }) => [sku, name]),
  ]);
}

/** Migration step: orders from before their products were searched are found by them too. */
export async function searchOrdersByProduct(db: mongo.Db): Promise<void> {
  const orders = db.collection<OrderDoc>('orders');
  const projection = { orderNumber: 1, email: 1, customerName: 1, shippingAddress: 1, lines: 1 };
  let writes: mongo.AnyBulkWriteOperation<OrderDoc>[] = [];
  for await (const order of orders.find({}, { projection })) {
    const update = { $set: { search: orderSearchTerms(order) } };
    writes.push({ updateOne: { filter: { _id: order._id }, update } });
    if (writes.length < AT_ONCE) continue;
    await orders.bulkWrite(writes, { ordered: false });
    writes = [];
  }
  if (writes.length > 0) await orders.bulkWrite(writes, { ordered: false });
}
