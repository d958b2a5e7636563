import type {
  OrderReturns,
  ReturnListItem,
  StaffReturn,
} from '@solar/contracts/checkout/returns-http';
import type { ReturnReason } from '@solar/contracts/checkout/return-states';
import type { Money } from '@solar/contracts/common/money';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { ORDERS_KEY } from '../admin-orders/order-api';

export const RETURNS_PATH = '/api/checkout/admin/returns';
export const RETURNS_KEY = ['admin', 'returns'] as const;
export const returnKey = (returnId: string) => [...RETURNS_KEY, returnId] as const;
export const orderReturnsKey = (orderId: string) => [...RETURNS_KEY, 'of', orderId] as const;
/** What a change of a return makes out of date. */
export const RETURN_CHANGES = [RETURNS_KEY, ORDERS_KEY] as const;

export type ReturnQuery = { page: number; pageSize: number; status?: string; q?: string };

export const listReturns = (params: ReturnQuery, signal: AbortSignal) =>
  http.get<Page<ReturnListItem>>(RETURNS_PATH, { params, signal });
export const readReturn = (returnId: string) =>
  http.get<StaffReturn>(`${RETURNS_PATH}/${returnId}`);
export const readOrderReturns = (orderId: string) =>
  http.get<OrderReturns>(`/api/checkout/orders/${orderId}/returns`);
export const returnPictureUrl = (pictureId: string) => `/api/checkout/return-pictures/${pictureId}`;

export const acceptReturn = (returnId: string, note: string) =>
  http.post<StaffReturn>(`${RETURNS_PATH}/${returnId}/acceptance`, note ? { note } : {});
export const refuseReturn = (returnId: string, reason: string) =>
  http.post<StaffReturn>(`${RETURNS_PATH}/${returnId}/refusal`, { reason });
export const withdrawReturn = (returnId: string) =>
  http.post<StaffReturn>(`${RETURNS_PATH}/${returnId}/withdrawal`, {});
export const refundReturn = (returnId: string, amount: Money, idempotencyKey: string) =>
  http.post<StaffReturn>(`${RETURNS_PATH}/${returnId}/refund`, { amount }, { idempotencyKey });

export type NewReturn = {
  lines: { productId: string; quantity: number; reason: ReturnReason }[];
  comment?: string;
};
export const openReturn = (orderId: string, body: NewReturn, idempotencyKey: string) =>
  http.post<StaffReturn>(`/api/checkout/admin/orders/${orderId}/returns`, body, {
    idempotencyKey,
  });
