import type { PurchaseOrder } from '@solar/contracts/inventory/purchase-orders';
import { urls } from '../../urls';
import { listFinder } from '../lookup/list-finder';

/** Purchase orders for the quick search. */
export const findPurchaseOrders = listFinder<PurchaseOrder>(
  'purchase-orders',
  ({ id, number, supplier }) => ({
    to: urls.purchaseOrder(id),
    title: number,
    detail: supplier.name,
  }),
);
