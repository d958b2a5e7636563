import type { Finder } from '@solar/mfe-kit/remote/remote-contract';
import { urls } from '../../urls';
import { listOrders } from './order-api';

/** Orders for the quick search. */
export const findOrders: Finder = async (q, signal) => {
  const { items } = await listOrders({ q, page: 1, pageSize: 5, sort: '-placedAt' }, signal);
  return items.map(({ orderId, orderNumber, customerName }) => ({
    to: urls.admin.order(orderId),
    title: orderNumber,
    detail: customerName,
  }));
};
