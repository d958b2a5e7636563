import { randomUUID } from 'node:crypto';
import type { Money } from '@solar/contracts/common/money';
import type { Api } from './api';
import { waitUntil } from './wait';

interface Row {
  id: string;
  version: number;
}

/** What the products of tests cost, unless a test sets another price. */
export const UNIT_PRICE = { amount: 12_345, currency: 'USD' };

/** A product of its own for a test: active, at this price or without one, and with exactly so many pieces in stock. */
export async function createProduct(
  visitor: Api,
  pieces: number,
  price: Money | null = UNIT_PRICE,
): Promise<{ id: string; slug: string; name: string }> {
  const admin = await visitor.as('admin');
  const sku = `T-${randomUUID().slice(0, 8)}`;
  const slug = `test-${sku.toLowerCase()}`;
  const [categories, brands] = await Promise.all([
    admin.get<{ items: Row[] }>('/api/catalog/admin/categories'),
    admin.get<{ items: Row[] }>('/api/catalog/admin/brands'),
  ]);
  const created = await admin.post<Row>('/api/catalog/admin/products', {
    body: {
      sku,
      slug,
      name: `Test module ${sku}`,
      categoryId: categories.body.items[0]?.id,
      brandId: brands.body.items[0]?.id,
      summary: { en: 'For a test' },
      description: { en: 'For a test' },
      powerW: 400,
      labels: [],
      weightGrams: 20_000,
      featured: false,
      active: true,
      attributes: [],
      downloads: [],
    },
  });
  if (created.status !== 201) throw new Error(`Product: ${JSON.stringify(created.body)}`);
  const { id } = created.body;
  if (price) await setPrice(admin, id, price);
  if (pieces > 0) await receive(admin, id, pieces);
  return { id, slug, name: `Test module ${sku}` };
}

/** Sets what a product costs. */
export async function setPrice(admin: Api, productId: string, base: Money): Promise<void> {
  const path = `/api/catalog/admin/products/${productId}`;
  const { version } = (await admin.get<Row>(path)).body;
  const priced = await admin.put(`${path}/price`, { body: { base, sale: null, version } });
  if (priced.status !== 200) throw new Error(`Price: ${JSON.stringify(priced.body)}`);
}

/** Takes a product off the shop, so that what a test did to it is not in the way of others. */
export async function removeProduct(visitor: Api, productId: string): Promise<void> {
  const admin = await visitor.as('admin');
  const path = `/api/catalog/admin/products/${productId}`;
  const { version } = (await admin.get<Row>(path)).body;
  const removed = await admin.delete(path, { query: { version: String(version) } });
  if (removed.status !== 204) throw new Error(`Removal: ${JSON.stringify(removed.body)}`);
}

/** Puts pieces into the first bin through the ledger. */
async function receive(admin: Api, productId: string, pieces: number): Promise<void> {
  const bins = await admin.get<{ items: Row[] }>('/api/inventory/bins', {
    query: { pageSize: '1' },
  });
  const binId = bins.body.items[0]?.id;
  await waitUntil('the product in the warehouse', async () => {
    const adjusted = await admin.post('/api/inventory/adjustments', {
      body: { type: 'add', reason: 'found', lines: [{ productId, binId, quantity: pieces }] },
    });
    return adjusted.status === 201;
  });
  await waitUntil('the stock in the shop', async () => {
    const { body } = await admin.get<{ available: number }>(
      `/api/catalog/admin/products/${productId}`,
    );
    return body.available === pieces;
  });
}
