import { randomUUID } from 'node:crypto';
import type { Api } from './api';
import { createProduct } from './fresh-product';
import { waitUntil } from './wait';

type Listed<T> = { items: T[] };

export interface Place {
  id: string;
  code: string;
}

export interface Goods {
  id: string;
  sku: string;
}

/** A corner of the warehouse that belongs to one test: bins in a zone of its own, one bin elsewhere, and goods that nobody else moves. */
export interface Ground {
  warehouseId: string;
  warehouse: string;
  supplier: string;
  zoneId: string;
  dock: Place;
  shelf: Place;
  rack: Place;
  elsewhere: Place;
  /** A product whose serial numbers are taken down at receipt. */
  inverter: Goods;
  /** A product with lots. */
  sealant: Goods;
}

async function created(answer: Promise<{ status: number; body: unknown }>): Promise<string> {
  const { status, body } = await answer;
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return (body as Place).id;
}

async function addZone(admin: Api, warehouseId: string, names: readonly string[]) {
  const code = `Z${randomUUID().slice(0, 6).toUpperCase()}`;
  const zone = { warehouseId, code, name: code };
  const zoneId = await created(admin.post('/api/inventory/zones', { body: zone }));
  const bins: Place[] = [];
  for (const name of names) {
    const bin = { zoneId, code: `${code}-${name}`, name };
    const id = await created(admin.post('/api/inventory/bins', { body: bin }));
    bins.push({ id, code: bin.code });
  }
  return { zoneId, bins };
}

async function addGoods(visitor: Api, admin: Api, settings: object): Promise<Goods> {
  const { id, name } = await createProduct(visitor, 0);
  const path = `/api/inventory/stock-levels/${id}`;
  // The warehouse hears of a new product a moment later.
  await waitUntil('the product in the warehouse', async () => {
    const { status } = await admin.patch(path, { body: settings });
    return status === 200;
  });
  return { id, sku: name.split(' ').at(-1) ?? '' };
}

export async function prepareGround(visitor: Api, admin: Api): Promise<Ground> {
  const places = await admin.get<Listed<Place & { name: string }>>('/api/inventory/warehouses');
  const suppliers = await admin.get<Listed<{ name: string }>>('/api/inventory/suppliers');
  const [here, there] = places.body.items;
  if (!here || !there) throw new Error('There are fewer than two warehouses');
  const { zoneId, bins } = await addZone(admin, here.id, ['DOCK', 'SHELF', 'RACK']);
  const other = await addZone(admin, there.id, ['ELSE']);
  const [dock, shelf, rack] = bins;
  const [elsewhere] = other.bins;
  if (!dock || !shelf || !rack || !elsewhere) throw new Error('A bin is missing');
  return {
    ...{ warehouseId: here.id, warehouse: here.name, zoneId, dock, shelf, rack, elsewhere },
    supplier: suppliers.body.items[0]?.name ?? '',
    inverter: await addGoods(visitor, admin, { serialCapture: 'at_receipt' }),
    sealant: await addGoods(visitor, admin, { pickOrder: 'first_expiry' }),
  };
}
