import {
  orderListItemSchema,
  orderSchema,
  type Order,
  type OrderListItem,
} from '@solar/contracts/checkout/orders-http';
import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import { pageOf, type Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { useQuery } from '@tanstack/react-query';
import { saveFile } from './save-file';

const URL = '/api/checkout/orders';
const orderPageSchema = pageOf(orderListItemSchema);

/** One page of the person's own orders, newest first. */
export function useMyOrders(page: number, pageSize: number, status?: OrderStatus) {
  const params = { page, pageSize, ...(status === undefined ? {} : { status }) };
  return useQuery<Page<OrderListItem>>({
    queryKey: [URL, params],
    staleTime: 15_000,
    queryFn: ({ signal }) => http.get(URL, { params, signal, schema: orderPageSchema }),
    placeholderData: (previous) => previous,
  });
}

/** One order of the person. */
export function useMyOrder(id: string) {
  return useQuery<Order>({
    queryKey: [URL, id],
    staleTime: 15_000,
    queryFn: ({ signal }) => http.get(`${URL}/${id}`, { signal, schema: orderSchema }),
  });
}

/** Saves the order's document as a file. */
export async function downloadOrderDocument(order: Pick<Order, 'orderId' | 'orderNumber'>) {
  const blob = await http.download(`${URL}/${order.orderId}/document`);
  saveFile(blob, `${order.orderNumber}.pdf`);
}
