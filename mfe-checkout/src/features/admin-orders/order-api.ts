import {
  orderMailsSchema,
  type OrderMails,
  type SendOrderMail,
} from '@solar/contracts/checkout/order-mails-http';
import type { Order, OrderListItem, StaffOrder } from '@solar/contracts/checkout/orders-http';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';

export const ORDERS_PATH = '/api/checkout/admin/orders';
export const ORDERS_KEY = ['admin', 'orders'] as const;
export const orderKey = (orderId: string) => [...ORDERS_KEY, orderId] as const;

export type OrderQuery = {
  page: number;
  pageSize: number;
  sort: string;
  status?: string;
  q?: string;
  customerId?: string;
};

export const listOrders = (params: OrderQuery, signal: AbortSignal) =>
  http.get<Page<OrderListItem>>(ORDERS_PATH, { params, signal });
export const readOrder = (orderId: string) => http.get<StaffOrder>(`${ORDERS_PATH}/${orderId}`);

/** Keeps a note of staff. */
export const addOrderNote = (orderId: string, text: string, idempotencyKey: string) =>
  http.post<StaffOrder>(`${ORDERS_PATH}/${orderId}/notes`, { text }, { idempotencyKey });

/** The mails about an order, and one that is sent by hand. */
export const readOrderMails = (orderId: string, signal: AbortSignal) =>
  http.get<OrderMails>(`${ORDERS_PATH}/${orderId}/mails`, { signal, schema: orderMailsSchema });
export const sendOrderMail = (orderId: string, body: SendOrderMail, idempotencyKey: string) =>
  http.post<StaffOrder>(`${ORDERS_PATH}/${orderId}/mails`, body, { idempotencyKey });

export type StatusChange = { status: string; note?: string; notify: boolean };
export const changeStatus = (orderId: string, body: StatusChange) =>
  http.patch<Order>(`${ORDERS_PATH}/${orderId}/status`, body);

export type Shipment = { trackingNumber: string; carrier: string; notify: boolean };
export const shipOrder = (orderId: string, body: Shipment, idempotencyKey: string) =>
  http.post<Order>(`${ORDERS_PATH}/${orderId}/shipments`, body, { idempotencyKey });

export type TaxNumberCorrection = { taxNumber: string | null; notify: boolean };
export const correctTaxNumber = (orderId: string, { taxNumber, notify }: TaxNumberCorrection) =>
  http.put<StaffOrder>(`${ORDERS_PATH}/${orderId}/tax-number`, {
    taxNumber: taxNumber ?? '',
    notify,
  });

export const cancelOrder = (orderId: string, reason: string, notify: boolean, key: string) =>
  http.post<Order>(
    `${ORDERS_PATH}/${orderId}/cancellation`,
    { reason, notify },
    { idempotencyKey: key },
  );

export const downloadDocument = (orderId: string) =>
  http.download(`/api/checkout/orders/${orderId}/document`);
