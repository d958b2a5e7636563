import { expect } from '@playwright/test';
import type { Api } from './api';

type Listed<T> = { items: T[] };
type Bin = { id: string; code: string; warehouseId: string };

/** An approved purchase order of pieces of a product, and a bin of its warehouse. */
export async function orderGoods(admin: Api, productId: string, quantity: number) {
  const bins = await admin.get<Listed<Bin>>('/api/inventory/bins', { query: { pageSize: '1' } });
  const suppliers = await admin.get<Listed<{ id: string }>>('/api/inventory/suppliers');
  const [bin] = bins.body.items;
  if (!bin) throw new Error('There is no bin');
  const path = '/api/inventory/purchase-orders';
  const order = await admin.post<{ id: string; number: string }>(path, {
    body: {
      supplierId: suppliers.body.items[0]?.id,
      warehouseId: bin.warehouseId,
      lines: [{ productId, quantity, unitCost: { amount: 10_000, currency: 'USD' } }],
    },
  });
  const { id, number } = order.body;
  await admin.put(`${path}/${id}/status`, { body: { status: 'pending' } });
  expect((await admin.post(`${path}/${id}/approval`)).status).toBe(200);
  return { number, bin };
}
