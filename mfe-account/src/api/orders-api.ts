import { orderPapersSchema, type OrderPaper } from '@solar/contracts/checkout/documents-http';
import {
  orderListItemSchema,
  orderSchema,
  reorderSchema,
  type Order,
  type OrderListItem,
  type ReorderLine,
} from '@solar/contracts/checkout/orders-http';
import { isBeingPlaced, type OrderStatus } from '@solar/contracts/checkout/order-states';
import { pageOf, type Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { saveFile } from '@solar/mfe-kit/http/save-file';
import { useQuery } from '@tanstack/react-query';

export const ORDERS_URL = '/api/checkout/orders';
/** How often an order is read until its stock is allocated. */
const PLACING_POLL_MS = 2_000;
const orderPageSchema = pageOf(orderListItemSchema);

/** One page of the person's own orders, newest first. */
export function useMyOrders(page: number, pageSize: number, status?: OrderStatus) {
  const params = { page, pageSize, ...(status === undefined ? {} : { status }) };
  return useQuery<Page<OrderListItem>>({
    queryKey: [ORDERS_URL, params],
    staleTime: 15_000,
    queryFn: ({ signal }) => http.get(ORDERS_URL, { params, signal, schema: orderPageSchema }),
    placeholderData: (previous) => previous,
  });
}

/** One order of the person. */
export function useMyOrder(id: string) {
  return useQuery<Order>({
    queryKey: [ORDERS_URL, id],
    staleTime: 15_000,
    refetchInterval: ({ state }) => state.data && isBeingPlaced(state.data) && PLACING_POLL_MS,
    queryFn: ({ signal }) => http.get(`${ORDERS_URL}/${id}`, { signal, schema: orderSchema }),
  });
}

/** The papers of an order; a change of the order may have issued another one. */
export function useOrderPapers({ orderId, status, refunded, taxNumber }: Order) {
  return useQuery<{ items: OrderPaper[] }>({
    queryKey: [ORDERS_URL, orderId, 'documents', status, refunded.amount, taxNumber],
    queryFn: ({ signal }) =>
      http.get(`${ORDERS_URL}/${orderId}/documents`, { signal, schema: orderPapersSchema }),
  });
}

/** What of an order can be bought again, and for how much. */
export function useReorder(orderId: string) {
  return useQuery<{ lines: ReorderLine[] }>({
    queryKey: [ORDERS_URL, orderId, 'reorder'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      http.get(`${ORDERS_URL}/${orderId}/reorder`, { signal, schema: reorderSchema }),
  });
}

export function cancelMyOrder(orderId: string, idempotencyKey: string): Promise<Order> {
  return http.post(`${ORDERS_URL}/${orderId}/cancellation`, {}, { idempotencyKey });
}

/** Saves a paper of an order as a file. */
export async function downloadPaper(orderId: string, { documentId, number }: OrderPaper) {
  const blob = await http.download(`${ORDERS_URL}/${orderId}/documents/${documentId}`);
  saveFile(blob, `${number}.pdf`);
}

/** Saves the paper that says what was bought: the tax invoice, before it the pro-forma. */
export async function downloadOrderDocument(order: Pick<Order, 'orderId' | 'orderNumber'>) {
  const blob = await http.download(`${ORDERS_URL}/${order.orderId}/document`);
  saveFile(blob, `${order.orderNumber}.pdf`);
}
