import type { OrderListItem } from '@solar/contracts/checkout/orders-http';
import { listFinder } from '@solar/mfe-kit/remote/list-finder';
import { urls } from '../../urls';
import { ORDERS_PATH } from './order-api';

/** Orders for the quick search. */
export const findOrders = listFinder<OrderListItem>(
  ORDERS_PATH,
  ({ orderId, orderNumber, customerName }) => ({
    to: urls.admin.order(orderId),
    title: orderNumber,
    detail: customerName,
  }),
  { params: { sort: '-placedAt' } },
);
