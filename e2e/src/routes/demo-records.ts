import type { Api } from '../api';

interface Page<T> {
  items: T[];
}

/** Makes one record of each kind that the demo data lacks and that a screen shows by its id. */
export async function createDemoRecords(visitor: Api): Promise<void> {
  const [admin, customer] = await Promise.all([visitor.as('admin'), visitor.as('customer')]);
  const levels = await list<{ productId: string }>(admin, '/api/inventory/stock-levels');
  const productId = levels[0]?.productId;
  const warehouses = await list<{ id: string }>(admin, '/api/inventory/warehouses');
  const suppliers = await list<{ id: string }>(admin, '/api/inventory/suppliers');
  const [fromBin, toBin] = await list<{ id: string }>(admin, '/api/inventory/bins');
  await createOnce(admin, '/api/inventory/transfers', {
    lines: [{ productId, quantity: 1, fromBinId: fromBin?.id, toBinId: toBin?.id }],
  });
  await reverseAnAdjustment(admin, productId, toBin?.id);
  await nameAPiece(admin, toBin?.id);
  await createOnce(admin, '/api/inventory/stocktakes', {
    name: 'Yearly count',
    warehouseId: warehouses[0]?.id,
  });
  await createOnce(
    admin,
    '/api/inventory/purchase-orders',
    {
      supplierId: suppliers[0]?.id,
      warehouseId: warehouses[0]?.id,
      lines: [{ productId, quantity: 10, unitCost: { amount: 10_000, currency: 'USD' } }],
    },
    '?status=draft',
  );
  const products = 'Model;Maker;Power (W)\nX-500;Acme;500\nX-510;Acme;much\n';
  await sendTable(admin, '/api/catalog/admin/imports', products, '?kind=products');
  const imported = 'Supplier code;Name;Email\nACME;Acme;sales@acme.example\n;Nobody;\n';
  await sendTable(admin, '/api/inventory/admin/imports', imported, '?kind=suppliers');
  await createOnce(customer, '/api/checkout/quotes', { lines: [{ productId, quantity: 20 }] });
}

async function reverseAnAdjustment(admin: Api, productId?: string, binId?: string): Promise<void> {
  const path = '/api/inventory/adjustments';
  const lines = [{ productId, binId, quantity: 1 }];
  await createOnce(admin, path, { type: 'add', reason: 'found', lines });
  const [made] = await list<{ id: string; reversal: object | null }>(admin, path);
  if (!made || made.reversal) return;
  const { status } = await admin.post(`${path}/${made.id}/reversal`, { body: { reason: 'Demo' } });
  // Another worker may have been first.
  if (status !== 201 && status !== 409) throw new Error(`${path}: ${status}`);
}

/** A piece with a serial number, of a product of which nothing is in stock. It is written off again, and journeys find the product as it was. */
async function nameAPiece(admin: Api, binId?: string): Promise<void> {
  if ((await list(admin, '/api/inventory/serials')).length > 0) return;
  const path = '/api/inventory/stock-levels';
  const gone = await list<{ productId: string; onHand: number }>(
    admin,
    `${path}?status=out_of_stock&pageSize=100`,
  );
  const productId = gone.find(({ onHand }) => onHand === 0)?.productId;
  const capture = (serialCapture: string) =>
    admin.patch(`${path}/${productId}`, { body: { serialCapture } });
  await capture('at_receipt');
  const lines = [{ productId, binId, quantity: 1, serials: ['DEMO-0001'] }];
  await admin.post('/api/inventory/adjustments', { body: { type: 'add', reason: 'found', lines } });
  const taken = { type: 'remove', reason: 'lost', lines };
  await admin.post('/api/inventory/adjustments', { body: taken });
  await capture('none');
}

async function list<T>(api: Api, path: string): Promise<T[]> {
  return (await api.get<Page<T>>(path)).body.items;
}

/** A table that waits to be imported, one of its rows with an error. */
async function sendTable(admin: Api, path: string, table: string, kind: string): Promise<void> {
  if ((await list(admin, `${path}${kind}`)).length > 0) return;
  const part = 'content-disposition: form-data; name="file"; filename="table.csv"';
  const { status } = await admin.post(`${path}${kind}`, {
    headers: { 'content-type': 'multipart/form-data; boundary=table' },
    body: `--table\r\n${part}\r\n\r\n${table}\r\n--table--\r\n`,
  });
  if (status !== 201) throw new Error(`${path}: ${status}`);
}

async function createOnce(api: Api, path: string, body: object, among = ''): Promise<void> {
  const isThere = async () => (await list(api, `${path}${among}`)).length > 0;
  if (await isThere()) return;
  const { status, body: answer } = await api.post(path, { body });
  // Another worker may have been first.
  if (status === 201 || (await isThere())) return;
  throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
}
