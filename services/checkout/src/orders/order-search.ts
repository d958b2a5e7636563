import { fillTerms, searchTermsOf } from '@solar/service-kit/mongo/search-terms';
import type { mongo } from 'mongoose';
import type { OrderDoc } from './order.schema';

type Searched = Pick<OrderDoc, 'orderNumber' | 'email' | 'customerName'> & {
  shippingAddress: Pick<OrderDoc['shippingAddress'], 'fullName'>;
  lines: readonly Pick<OrderDoc['lines'][number], 'sku' | 'name'>[];
};

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
export function searchOrdersByProduct(db: mongo.Db): Promise<void> {
  return fillTerms<Searched>(db, 'orders', {
    from: ['orderNumber', 'email', 'customerName', 'shippingAddress', 'lines'],
    into: 'search',
    termsOf: orderSearchTerms,
  });
}
