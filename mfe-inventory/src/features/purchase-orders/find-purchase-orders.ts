import type { PurchaseOrder } from '@solar/contracts/inventory/purchase-orders';
import { listFinder } from '@solar/mfe-kit/remote/list-finder';
import { urls } from '../../urls';

/** Purchase orders for the quick search. */
export const findPurchaseOrders = listFinder<PurchaseOrder>(
  '/api/inventory/purchase-orders',
  ({ id, number, supplier }) => ({
    to: urls.purchaseOrder(id),
    title: number,
    detail: supplier.name,
  }),
);
