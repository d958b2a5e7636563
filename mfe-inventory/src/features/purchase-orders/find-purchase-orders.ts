import type { PurchaseOrder } from '@solar/contracts/inventory/purchase-orders';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import type { Finder } from '@solar/mfe-kit/remote/remote-contract';
import { urls } from '../../urls';

/** Purchase orders for the quick search. */
export const findPurchaseOrders: Finder = async (q, signal) => {
  const { items } = await http.get<Page<PurchaseOrder>>('/api/inventory/purchase-orders', {
    params: { q, page: 1, pageSize: 5 },
    signal,
  });
  return items.map(({ id, number, supplier }) => ({
    to: urls.purchaseOrder(id),
    title: number,
    detail: supplier.name,
  }));
};
