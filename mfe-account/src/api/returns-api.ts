import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import {
  orderReturnsSchema,
  returnPictureSchema,
  type OrderReturn,
  type OrderReturns,
  type ReturnPicture,
} from '@solar/contracts/checkout/returns-http';
import type { ReturnReason } from '@solar/contracts/checkout/return-states';
import type { Order } from '@solar/contracts/checkout/orders-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useQuery } from '@tanstack/react-query';
import { ORDERS_URL } from './orders-api';

const PICTURES_URL = '/api/checkout/return-pictures';
/** Orders of which goods may come back, or have. */
const LEFT: readonly OrderStatus[] = ['shipped', 'delivered', 'completed', 'refunded'];

export const mayHaveReturns = ({ status }: Pick<Order, 'status'>) => LEFT.includes(status);
export const returnPictureUrl = (pictureId: string) => `${PICTURES_URL}/${pictureId}`;

/** The returns of an order, and what of it can still come back. */
export function useOrderReturns(order: Pick<Order, 'orderId' | 'status'>) {
  return useQuery<OrderReturns>({
    queryKey: [ORDERS_URL, order.orderId, 'returns'],
    staleTime: 0,
    enabled: mayHaveReturns(order),
    queryFn: ({ signal }) =>
      http.get(`${ORDERS_URL}/${order.orderId}/returns`, { signal, schema: orderReturnsSchema }),
  });
}

export type ReturnRequest = {
  lines: { productId: string; quantity: number; reason: ReturnReason }[];
  comment?: string;
  pictures: string[];
};

export function requestReturn(
  orderId: string,
  body: ReturnRequest,
  idempotencyKey: string,
): Promise<OrderReturn> {
  return http.post(`${ORDERS_URL}/${orderId}/returns`, body, { idempotencyKey });
}

export function cancelReturn(returnId: string): Promise<OrderReturn> {
  return http.post(`/api/checkout/returns/${returnId}/cancellation`, {});
}

/** Sends a picture ahead of the request that names it. */
export function uploadReturnPicture(
  file: File,
  onProgress: (share: number) => void,
): Promise<ReturnPicture> {
  const form = new FormData();
  form.append('file', file);
  return http.upload(PICTURES_URL, form, { onProgress, schema: returnPictureSchema });
}
