import type { Api } from './api';
import { waitUntil } from './wait';

interface StockDetail {
  onHand: number;
  allocated: number;
  held: number;
  available: number;
}

interface OrderRow {
  orderId: string;
  orderNumber: string;
  status: string;
  paymentStatus: string;
}

/** Stock of a product once no hold is left. */
export function settledStock(warehouse: Api, productId: string): Promise<StockDetail> {
  return waitUntil(
    'the holds to end',
    async () => {
      const { status, body } = await warehouse.get<StockDetail>(
        `/api/inventory/stock-levels/${productId}`,
      );
      return status === 200 && body.held === 0 && body;
    },
    180_000,
  );
}

/** All orders of a person, newest first. */
export async function ordersOf(customer: Api): Promise<OrderRow[]> {
  const orders: OrderRow[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await customer.get<{ items: OrderRow[]; total: number }>(
      '/api/checkout/orders',
      {
        query: { page: String(page), pageSize: '100' },
      },
    );
    orders.push(...body.items);
    if (orders.length >= body.total) return orders;
  }
}
