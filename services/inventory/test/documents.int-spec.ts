import { isDeepStrictEqual } from 'node:util';
import { demoProductId } from '@solar/contracts/common/demo-ids';
import {
  orderCovered,
  orderPartShipped,
  orderShort,
  stockLevels,
} from '@solar/contracts/inventory/events';
import type { ExpiringGoods } from '@solar/contracts/inventory/reports';
import type { ReorderLine } from '@solar/contracts/inventory/reordering';
import type { AgeingRow, Valuation, ValuationRow } from '@solar/contracts/inventory/valuation';
import type { BinContents, StockDetail } from '@solar/contracts/inventory/stock-levels';
import { newId } from '@solar/service-kit/mongo/new-id';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import { auditOf, unclassifiedCollections } from '@solar/service-kit/testing/audit';
import { unlistedAuditFields } from '@solar/service-kit/testing/audited-fields';
import { PaperSource } from '../src/printing/paper-source';
import { Ledger } from '../src/stock/ledger';
import { confirmHoldCommand, placeHoldCommand } from '../src/stock/stock-commands';
import { WarehouseWorld } from './fixtures/warehouse-world';
import { testTables } from './fixtures/test-tables';

let world: WarehouseWorld;
let admin: string;

beforeAll(async () => {
  world = await WarehouseWorld.create();
  admin = await world.service.token({ role: 'admin' });
});
afterAll(() => world.service.close());

type Problem = {
  code: string;
  shortages?: unknown[];
  excess?: unknown[];
  tolerancePercent?: number;
};

async function refusal(path: string, body: unknown, token = world.staff) {
  const { status, body: problem } = await world.service.request<Problem>(
    'POST',
    `/api/inventory/${path}`,
    { token, body },
  );
  return [status, problem.code];
}

const receiptBody = (reference: string, extra: object = {}) => ({
  supplierId: world.supplierId,
  warehouseId: world.warehouses[0],
  reference,
  lines: [{ productId: world.panel, binId: world.bins[0], quantity: 5 }],
  ...extra,
});

/** An order with its goods put aside. */
async function sellGoods(productId: string, quantity: number): Promise<string> {
  const holdId = newId('hld');
  const orderId = newId('ord');
  const ledger = world.service.get(Ledger);
  const lines = [{ productId, quantity }];
  const expiresAt = new Date(Date.now() + 900_000);
  await ledger.execute(placeHoldCommand({ holdId, checkoutId: 'chk', lines, expiresAt }));
  await ledger.execute(confirmHoldCommand({ holdId, orderId, orderNumber: `SO-${orderId}` }));
  return orderId;
}

describe('goods receipts', () => {
  it('puts goods into bins through the ledger', async () => {
    const before = await world.level(world.panel);
    const receipt = await world.post<{ number: string; pieces: number }>(
      'goods-receipts',
      receiptBody('DN-1'),
    );
    expect(receipt).toMatchObject({ pieces: 5 });
    expect(receipt.number).toMatch(/^GR-\d{4}-\d{5}$/);
    const moves = await world.get<{ total: number; items: object[] }>(
      `moves?reference=${receipt.number}`,
    );
    expect(moves.items).toMatchObject([
      { from: { kind: 'supplier' }, to: { kind: 'bin' }, quantity: 5, reason: 'receipt' },
    ]);
    expect((await world.level(world.panel)).onHand).toBe(before.onHand + 5);
  });

  it('names in their history who posted them, also when several do so at once', async () => {
    const names = ['Ada', 'Grace', 'Edsger'];
    const posted = await Promise.all(
      names.map(async (name, i) => {
        const token = await world.service.token({ role: 'warehouse', name });
        const body = receiptBody(`DN-by-${i}`);
        return world.service.request<{ id: string }>('POST', '/api/inventory/goods-receipts', {
          token,
          body,
        });
      }),
    );
    const recorded = await Promise.all(
      posted.map(async ({ body }) => {
        const [entry] = await auditOf(world.service, body.id);
        return [entry?.thing.type, entry?.action, entry?.actor.name];
      }),
    );
    expect(recorded).toEqual(names.map((name) => ['receipt', 'created', name]));
  });

  it('classify every collection for the audit trail', () => {
    expect(unclassifiedCollections(world.service)).toEqual([]);
    expect(unlistedAuditFields(world.service)).toEqual([]);
  });

  it('takes a delivery note once, also when it is posted several times at once', async () => {
    const before = await world.level(world.panel);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        world.service.request('POST', '/api/inventory/goods-receipts', {
          token: world.staff,
          body: receiptBody('DN-2'),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await world.level(world.panel)).onHand).toBe(before.onHand + 5);
  });

  it('takes further parts of a delivery note that say so, each once', async () => {
    await world.post('goods-receipts', receiptBody('DN-PARTS'));
    const part = receiptBody('DN-PARTS', { continuesDelivery: true });
    expect(await world.post('goods-receipts', part)).toMatchObject({ sitting: 2 });
    expect(await world.post('goods-receipts', part)).toMatchObject({ sitting: 3 });
    expect(await refusal('goods-receipts', receiptBody('DN-PARTS'))).toEqual([
      409,
      'receipt.duplicate',
    ]);
  });

  it('answers a repeated request with the first answer, and refuses the key for another body', async () => {
    const send = (body: object) =>
      world.service.request<{ id: string; code: string }>('POST', '/api/inventory/goods-receipts', {
        token: world.staff,
        body,
        headers: { 'idempotency-key': 'receipt-key-0001' },
      });
    const first = await send(receiptBody('DN-3'));
    const again = await send(receiptBody('DN-3'));
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.id).toBe(first.body.id);
    const other = await send(receiptBody('DN-4'));
    expect([other.status, other.body.code]).toEqual([422, 'idempotency.mismatch']);
  });

  it('refuses bins of another warehouse and unknown products', async () => {
    const line = { productId: world.panel, binId: world.bins[2], quantity: 1 };
    expect(await refusal('goods-receipts', receiptBody('DN-5', { lines: [line] }))).toEqual([
      400,
      'validation.failed',
    ]);
    const unknown = { ...line, binId: world.bins[0], productId: `prd_${'0'.repeat(26)}` };
    expect(await refusal('goods-receipts', receiptBody('DN-5', { lines: [unknown] }))).toEqual([
      400,
      'validation.failed',
    ]);
  });
});

describe('adjustments', () => {
  it('adds and removes, never what is not there', async () => {
    const line = { productId: world.cable, binId: world.bins[1], quantity: 3 };
    await world.post('adjustments', { type: 'add', reason: 'found', lines: [line] });
    await world.post('adjustments', {
      type: 'remove',
      reason: 'damaged',
      lines: [{ ...line, quantity: 1 }],
    });
    expect((await world.level(world.cable)).onHand).toBe(2);
    const tooMuch = { type: 'remove', reason: 'lost', lines: [line] };
    expect(await refusal('adjustments', tooMuch)).toEqual([409, 'stock.insufficient']);
    expect((await world.level(world.cable)).onHand).toBe(2);
  });

  it('refuses a reason that does not fit the type', async () => {
    const line = { productId: world.cable, binId: world.bins[1], quantity: 1 };
    const body = { type: 'add', reason: 'damaged', lines: [line] };
    expect(await refusal('adjustments', body)).toEqual([400, 'validation.failed']);
  });
});

describe('lots that expire', () => {
  const DAY_MS = 86_400_000;
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const body = (expiresOn: string | null, bin = 0, lot: string | null = 'LX') => ({
    supplierId: world.supplierId,
    warehouseId: world.warehouses[0],
    reference: newId('dn'),
    lines: [{ productId: world.cable, binId: world.bins[bin], lot, quantity: 5, expiresOn }],
  });
  const expiring = async (days: number) => {
    const { items } = await world.get<{ items: ExpiringGoods[] }>(`reports/expiring?days=${days}`);
    return items.map(({ lot, expiresOn, onHand }) => [lot, expiresOn, onHand]);
  };

  it('have one day, which their goods keep in every bin and which is listed in time', async () => {
    const date = inDays(40);
    const { id } = await world.post('goods-receipts', body(date));
    expect(await refusal('goods-receipts', body(inDays(41), 1))).toEqual([
      400,
      'validation.failed',
    ]);
    expect(await refusal('goods-receipts', body(date, 1, null))).toEqual([
      400,
      'validation.failed',
    ]);
    await world.post('goods-receipts', body(null, 1));
    expect(await expiring(30)).toEqual([]);
    expect(await expiring(45)).toEqual([
      ['LX', date, 5],
      ['LX', date, 5],
    ]);
    const stranger = await world.service.request('GET', '/api/inventory/reports/expiring', {
      token: await world.service.token({ role: 'user' }),
    });
    expect(stranger.status).toBe(403);
    await world.post(`goods-receipts/${id}/reversal`, { reason: 'wrong day' });
  });

  it('are left for what came first where the product says so', async () => {
    const path = `/api/inventory/stock-levels/${world.cable}`;
    const send = { token: world.staff, body: { pickOrder: 'first_in' } };
    const changed = await world.service.request<StockDetail>('PATCH', path, send);
    expect(changed.body.pickOrder).toBe('first_in');
    await world.service.request('PATCH', path, { ...send, body: { pickOrder: 'first_expiry' } });
  });
});

describe('reordering', () => {
  type Terms = { id: string; unitCost: unknown; preferred: boolean };
  const cost = { amount: 1250, currency: 'EUR' };
  const send = (
    method: 'GET' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body: unknown,
    token = admin,
  ) =>
    world.service.request<Problem & { items: unknown[] }>(method, `/api/inventory/${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
    });
  const terms = (edit: object = {}) => ({
    ...{ supplierId: world.supplierId, productId: world.panel },
    ...{ packSize: 6, minimumOrder: 10, leadTimeDays: 5, ...edit },
  });

  it('shows and takes costs only with the permission, and one preferred supplier', async () => {
    const mine = await world.post<Terms>('supplier-products', terms({ unitCost: cost }), admin);
    expect(mine.unitCost).toEqual(cost);
    expect(await refusal('supplier-products', terms(), admin)).toEqual([
      409,
      'supplier_product.duplicate',
    ]);
    const other = await world.post('suppliers', { code: 'SUP2', name: 'Second' });
    const second = terms({ supplierId: other.id });
    expect(await refusal('supplier-products', { ...second, unitCost: cost })).toEqual([
      403,
      'access.denied',
    ]);
    await world.post('supplier-products', { ...second, preferred: true });
    await send(
      'PATCH',
      `supplier-products/${mine.id}`,
      { preferred: true, unitCost: null },
      world.staff,
    );
    const list = await send('GET', `supplier-products?productId=${world.panel}`, undefined);
    expect(list.body.items).toMatchObject([
      { preferred: true, unitCost: cost },
      { preferred: false, unitCost: null },
    ]);
    const seen = await send('GET', 'supplier-products', undefined, world.staff);
    expect(seen.body.items).toMatchObject([{ unitCost: null }, { unitCost: null }]);
    const mixed = { productId: world.cable, unitCost: { amount: 1, currency: 'USD' } };
    expect(await refusal('supplier-products', terms(mixed), admin)).toEqual([
      400,
      'validation.failed',
    ]);
  });

  it('proposes what is missing in packs, and drafts the orders once', async () => {
    const warehouseId = world.warehouses[1] ?? '';
    const rule = `reorder-rules/${world.panel}/${warehouseId}`;
    const tooLow = await send('PUT', rule, { reorderPoint: 20, target: 20 });
    expect(tooLow.status).toBe(400);
    await send('PUT', rule, { reorderPoint: 20, target: 1000 });
    const propose = () =>
      world.get<{ items: ReorderLine[] }>(`reorder-proposal?warehouseId=${warehouseId}`);
    const [line] = (await propose()).items;
    if (!line) throw new Error('Nothing is proposed');
    const there = line.onHand - line.allocated + line.incoming;
    expect(line.needed).toBe(1000 - there);
    const quantity = Math.ceil(line.needed / 6) * 6;
    expect(line.offers.map((offer) => offer.quantity)).toEqual([quantity, quantity]);
    const order = (pieces: number) => ({
      orders: [
        {
          ...{ supplierId: world.supplierId, warehouseId },
          lines: [{ productId: world.panel, quantity: pieces }],
        },
      ],
    });
    const path = 'reorder-proposal/orders';
    expect(await refusal(path, order(quantity + 1))).toEqual([400, 'validation.failed']);
    const stranger = await world.service.token({ role: 'user' });
    expect(await refusal(path, order(quantity), stranger)).toEqual([403, 'access.denied']);
    const headers = { 'idempotency-key': newId('key') };
    const twice = { token: world.staff, body: order(quantity), headers };
    const [first, again] = [
      await world.service.request<{ items: { id: string }[] }>(
        'POST',
        `/api/inventory/${path}`,
        twice,
      ),
      await world.service.request<{ items: { id: string }[] }>(
        'POST',
        `/api/inventory/${path}`,
        twice,
      ),
    ];
    expect(again.body).toEqual(first.body);
    const id = first.body.items[0]?.id ?? '';
    expect(await world.get(`purchase-orders/${id}`)).toMatchObject({
      status: 'draft',
      lines: [{ quantity, unitCost: cost }],
    });
    expect((await propose()).items).toEqual([]);
    expect((await send('DELETE', rule, undefined)).status).toBe(204);
  });
});

describe('cost and value', () => {
  type Row = ValuationRow & { key: string };
  const rowOf = async (productId: string, edit = '') => {
    const { status, body } = await world.service.request<Valuation>(
      'GET',
      `/api/inventory/reports/valuation?pageSize=100${edit}`,
      { token: admin },
    );
    expect(status).toBe(200);
    const row = body.items.find(({ key }: Row) => key === productId);
    return { ...row, amount: row?.values[0]?.amount ?? 0, sum: body.sum };
  };

  it('follows the cost of receipts through loss and reversal, and the ledger at any moment', async () => {
    const productId = world.cable;
    const order = await world.post('purchase-orders', {
      ...{ supplierId: world.supplierId, warehouseId: world.warehouses[0] },
      lines: [{ productId, quantity: 10, unitCost: { amount: 400, currency: 'EUR' } }],
    });
    const path = `/api/inventory/purchase-orders/${order.id}/status`;
    await world.service.request('PUT', path, { token: admin, body: { status: 'pending' } });
    await world.post(`purchase-orders/${order.id}/approval`, {}, admin);
    const before = await rowOf(productId);
    const receipt = await world.post('goods-receipts', {
      ...{ supplierId: world.supplierId, warehouseId: world.warehouses[0] },
      ...{ purchaseOrderId: order.id, reference: newId('dn') },
      lines: [{ productId, binId: world.bins[0], quantity: 10 }],
    });
    const received = await rowOf(productId);
    expect(received.amount - before.amount).toBe(4000);
    expect(received.uncosted).toBe(before.uncosted ?? 0);
    await world.post(`goods-receipts/${receipt.id}/reversal`, { reason: 'wrong order' });
    expect(await rowOf(productId)).toMatchObject({ amount: before.amount });
    for (const by of ['warehouse', 'category']) {
      const { sum } = await rowOf(productId, `&by=${by}`);
      expect(sum).toEqual((await rowOf(productId)).sum);
    }
    const past = await rowOf(productId, '&at=2020-01-01T00:00:00Z');
    expect(past.sum).toEqual({ pieces: 0, uncosted: 0, values: [] });
  });

  it('is shown to those who may see costs; ages are shown to the warehouse', async () => {
    const read = (path: string) =>
      world.service.request<Problem>('GET', `/api/inventory/reports/${path}`, {
        token: world.staff,
      });
    expect((await read('valuation')).status).toBe(403);
    expect((await read('valuation?at=yesterday')).status).toBe(403);
    expect((await read('ageing?by=colour')).status).toBe(400);
    const { items } = await world.get<{ items: AgeingRow[] }>('reports/ageing?by=warehouse');
    for (const { pieces, byAge } of items) {
      expect(byAge.reduce((sum, count) => sum + count, 0)).toBe(pieces);
    }
    const bins = await world.get<{ locations: { kind: string; pieces: number }[] }>(
      'reports/trial-balance',
    );
    const inBins = bins.locations.filter(({ kind }) => kind === 'bin');
    const sum = (rows: readonly { pieces: number }[]) =>
      rows.reduce((total, { pieces }) => total + pieces, 0);
    expect(sum(items)).toBe(sum(inBins));
  });
});

describe('transfers', () => {
  const plan = () =>
    world.post('transfers', {
      lines: [
        {
          productId: world.inverter,
          quantity: 10,
          fromBinId: world.bins[0],
          toBinId: world.bins[2],
        },
      ],
    });

  beforeAll(() => world.receive(world.inverter, 40));

  it('moves through transit, receives in parts and writes off what is missing', async () => {
    const { id } = await plan();
    const before = await world.level(world.inverter);
    await world.post(`transfers/${id}/dispatch`, {});
    expect((await world.level(world.inverter)).onHand).toBe(before.onHand - 10);
    const part = await world.post<{ status: string }>(`transfers/${id}/receipts`, {
      lines: [{ line: 0, received: 6 }],
    });
    expect(part.status).toBe('in_progress');
    const rest = await world.post<{ status: string }>(`transfers/${id}/receipts`, {
      lines: [{ line: 0, received: 3, missing: 1, reason: 'damaged' }],
    });
    expect(rest.status).toBe('completed');
    expect((await world.level(world.inverter)).onHand).toBe(before.onHand - 1);
    const { balances } = await world.get<StockDetail>(`stock-levels/${world.inverter}`);
    const since = (bin = '') =>
      balances.find(({ binId }) => binId === bin)?.firstReceivedAt ?? 'nothing';
    expect(since(world.bins[2])).toBe(since(world.bins[0]));
    expect(
      await refusal(`transfers/${id}/receipts`, { lines: [{ line: 0, received: 1 }] }),
    ).toEqual([409, 'state.illegal_transition']);
    await world.assertBalanced();
  });

  it('refuses more than is in transit', async () => {
    const { id } = await plan();
    await world.post(`transfers/${id}/dispatch`, {});
    expect(
      await refusal(`transfers/${id}/receipts`, { lines: [{ line: 0, received: 11 }] }),
    ).toEqual([409, 'transfer.exceeds_transit']);
  });

  it('dispatches once when two people press at once', async () => {
    const { id } = await plan();
    const before = await world.level(world.inverter);
    const answers = await Promise.all(
      [1, 2].map(() =>
        world.service.request('POST', `/api/inventory/transfers/${id}/dispatch`, {
          token: world.staff,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await world.level(world.inverter)).onHand).toBe(before.onHand - 10);
  });

  it.each([
    ['return', 0],
    ['write_off', -10],
  ])('cancels in transit by %s', async (inTransit, change) => {
    const before = await world.level(world.inverter);
    const { id } = await plan();
    await world.post(`transfers/${id}/dispatch`, {});
    await world.post(`transfers/${id}/cancellation`, { inTransit, reason: 'test' });
    expect((await world.level(world.inverter)).onHand).toBe(before.onHand + change);
    await world.assertBalanced();
  });
});

describe('purchase orders', () => {
  const draft = (quantity: number, deliveryDate: string | null = null) =>
    world.post('purchase-orders', {
      supplierId: world.supplierId,
      warehouseId: world.warehouses[0],
      deliveryDate,
      lines: [
        {
          productId: world.panel,
          quantity,
          unitCost: { amount: 9_050, currency: 'USD' },
        },
      ],
    });
  const setStatus = (id: string, status: string) =>
    world.service.request<Problem>('PUT', `/api/inventory/purchase-orders/${id}/status`, {
      token: world.staff,
      body: { status },
    });

  it('is expected from its approval until its goods are in, or it has ended', async () => {
    const expected: unknown[] = [];
    await world.service.get(LastValues).follow(stockLevels, (productId, { incoming }) => {
      if (productId === world.panel) expected.push(incoming);
    });
    const become = (wanted: object[]) =>
      world.service.waitFor(() => isDeepStrictEqual(expected.at(-1), wanted));
    const approved = async (quantity: number, deliveryDate: string | null) => {
      const { id } = await draft(quantity, deliveryDate);
      await setStatus(id, 'pending');
      await world.post(`purchase-orders/${id}/approval`, undefined, admin);
      return id;
    };
    const later = await approved(20, '2027-02-01');
    await become([{ date: '2027-02-01', quantity: 20 }]);
    const undated = await approved(4, null);
    const sooner = await approved(8, '2027-01-05');
    await become([
      { date: '2027-01-05', quantity: 8 },
      { date: '2027-02-01', quantity: 20 },
      { date: null, quantity: 4 },
    ]);
    await world.post('goods-receipts', receiptBody('PO-0', { purchaseOrderId: sooner }));
    await become([
      { date: '2027-01-05', quantity: 3 },
      { date: '2027-02-01', quantity: 20 },
      { date: null, quantity: 4 },
    ]);
    await setStatus(undated, 'cancelled');
    await setStatus(sooner, 'completed');
    await become([{ date: '2027-02-01', quantity: 20 }]);
    await setStatus(later, 'cancelled');
    await become([]);
  });

  it('goes from draft to completed and is received in parts, never beyond what was ordered', async () => {
    const { id } = await draft(8);
    expect((await setStatus(id, 'pending')).status).toBe(200);
    expect(await refusal(`purchase-orders/${id}/approval`, undefined)).toEqual([
      403,
      'access.denied',
    ]);
    const approved = await world.post<{ status: string; total: object }>(
      `purchase-orders/${id}/approval`,
      undefined,
      admin,
    );
    expect(approved).toMatchObject({
      status: 'approved',
      total: { amount: 72_400, currency: 'USD' },
    });
    await world.post('goods-receipts', receiptBody('PO-1', { purchaseOrderId: id }));
    expect(await world.get(`purchase-orders/${id}`)).toMatchObject({ received: 'partly' });
    expect(await refusal('goods-receipts', receiptBody('PO-2', { purchaseOrderId: id }))).toEqual([
      409,
      'receipt.exceeds_order',
    ]);
    const cancelled = await setStatus(id, 'cancelled');
    expect([cancelled.status, cancelled.body.code]).toEqual([
      409,
      'purchase_order.partly_received',
    ]);
    expect((await setStatus(id, 'completed')).status).toBe(200);
    const back = await setStatus(id, 'pending');
    expect([back.status, back.body.code]).toEqual([409, 'state.illegal_transition']);
  });

  it('begins a receipt with what is open, and names what is beyond the tolerance', async () => {
    await world.receive(world.panel, 3);
    const { id } = await draft(10);
    await setStatus(id, 'pending');
    await world.post(`purchase-orders/${id}/approval`, undefined, admin);
    const settings = (overReceiptPercent: number, token = admin) =>
      world.service.request('PATCH', '/api/inventory/settings', {
        token,
        body: { overReceiptPercent },
      });
    expect((await settings(50, world.staff)).status).toBe(403);
    expect((await settings(101)).status).toBe(400);
    expect((await settings(20)).status).toBe(200);
    await world.post('goods-receipts', receiptBody('PO-T1', { purchaseOrderId: id }));
    expect(await world.get(`purchase-orders/${id}/receivable`)).toMatchObject({
      tolerancePercent: 20,
      lines: [{ ordered: 10, received: 5, open: 5, allowed: 7, bin: { binId: world.bins[0] } }],
    });
    const eight = { productId: world.panel, binId: world.bins[0], quantity: 8 };
    const beyond = await world.service.request<Problem>('POST', '/api/inventory/goods-receipts', {
      token: world.staff,
      body: receiptBody('PO-T2', { purchaseOrderId: id, lines: [eight] }),
    });
    expect(beyond.body).toMatchObject({
      code: 'receipt.exceeds_order',
      tolerancePercent: 20,
      excess: [{ sku: 'PANEL', quantity: 8, open: 5, allowed: 7 }],
    });
    const seven = { ...eight, quantity: 7 };
    await world.post(
      'goods-receipts',
      receiptBody('PO-T2', { purchaseOrderId: id, lines: [seven] }),
    );
    expect((await setStatus(id, 'completed')).status).toBe(200);
    await settings(0);
  });

  it('is opened again for goods that come late, by those who approve', async () => {
    const { id } = await draft(6);
    await setStatus(id, 'pending');
    await world.post(`purchase-orders/${id}/approval`, undefined, admin);
    await setStatus(id, 'completed');
    const late = receiptBody('PO-LATE', { purchaseOrderId: id });
    expect(await refusal('goods-receipts', late)).toEqual([409, 'purchase_order.not_approved']);
    expect((await refusal(`purchase-orders/${id}/approval`, undefined))[0]).toBe(403);
    await world.post(`purchase-orders/${id}/approval`, undefined, admin);
    await world.post('goods-receipts', late);
    expect(await world.get(`purchase-orders/${id}`)).toMatchObject({ received: 'partly' });
  });

  it('lets two receipts at once not exceed the order together', async () => {
    const { id } = await draft(5);
    await setStatus(id, 'pending');
    await world.post(`purchase-orders/${id}/approval`, undefined, admin);
    const answers = await Promise.all(
      ['PO-3', 'PO-4'].map((reference) =>
        world.service.request('POST', '/api/inventory/goods-receipts', {
          token: world.staff,
          body: receiptBody(reference, { purchaseOrderId: id }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await world.get(`purchase-orders/${id}`)).toMatchObject({ received: 'fully' });
  });
});

describe('stocktakes', () => {
  it('posts the variance against what was there when the line was counted', async () => {
    const bin = world.bins[3];
    await world.receive(world.cable, 20, 3);
    const stocktake = await world.post('stocktakes', {
      name: 'Count',
      warehouseId: world.warehouses[1],
    });
    // Goods that move between the start and the count are no variance.
    await world.receive(world.cable, 5, 3);
    const lines = await world.get<{ items: { product: { productId: string }; bin: object }[] }>(
      `stocktakes/${stocktake.id}/lines`,
    );
    expect(await refusal(`stocktakes/${stocktake.id}/approval`, undefined, admin)).toEqual([
      409,
      'stocktake.uncounted',
    ]);
    const others = lines.items
      .filter((line) => line.product.productId !== world.cable)
      .map(
        (line) =>
          line as unknown as {
            product: { productId: string };
            bin: { binId: string };
            expected: number | null;
          },
      )
      .map(({ product, bin: place, expected }) => {
        // Nobody counts to what is expected: it is not told before.
        expect(expected).toBeNull();
        return { productId: product.productId, binId: place.binId };
      });
    await world.post(`stocktakes/${stocktake.id}/counts`, {
      counts: [
        { productId: world.cable, binId: bin, counted: 23 },
        ...(await Promise.all(others.map(asInTheBin))),
      ],
    });
    // Goods that move after the count stay where they went.
    await world.receive(world.cable, 4, 3);
    const before = await world.level(world.cable);
    const done = await world.post<{ status: string; variancePieces: number }>(
      `stocktakes/${stocktake.id}/approval`,
      undefined,
      admin,
    );
    expect(done).toMatchObject({ status: 'completed', variancePieces: 2 });
    expect((await world.level(world.cable)).onHand).toBe(before.onHand - 2);
    const counted = await world.get<{ items: { expected: number | null }[] }>(
      `stocktakes/${stocktake.id}/lines`,
    );
    expect(counted.items).not.toHaveLength(0);
    expect(counted.items.every(({ expected }) => expected !== null)).toBe(true);
    await world.assertBalanced();
  });

  /** A count that finds what the ledger says. */
  async function asInTheBin({ productId, binId }: { productId: string; binId: string }) {
    const { balances } = await world.get<{ balances: { binId: string; onHand: number }[] }>(
      `stock-levels/${productId}`,
    );
    const counted = balances.find((balance) => balance.binId === binId)?.onHand ?? 0;
    return { productId, binId, counted };
  }
});

describe('reversals', () => {
  type Doc = { id: string; number: string; reversal?: { id: string; number: string } };
  const reverse = (path: string, token = world.staff) =>
    world.post<Doc>(`${path}/reversal`, { reason: 'Entered by mistake' }, token);

  it('takes a receipt back, opens its order again and lets its delivery note be entered anew', async () => {
    const order = await world.post('purchase-orders', {
      supplierId: world.supplierId,
      warehouseId: world.warehouses[0],
      lines: [{ productId: world.panel, quantity: 5, unitCost: null }],
    });
    await world.service.request('PUT', `/api/inventory/purchase-orders/${order.id}/status`, {
      token: world.staff,
      body: { status: 'pending' },
    });
    await world.post(`purchase-orders/${order.id}/approval`, undefined, admin);
    const before = await world.level(world.panel);
    const body = receiptBody('RV-1', { purchaseOrderId: order.id });
    const receipt = await world.post<Doc>('goods-receipts', body);
    const path = `goods-receipts/${receipt.id}`;
    const { id, number } = await reverse(path);
    expect(number).toMatch(/^RV-\d{4}-\d{5}$/);
    expect((await world.level(world.panel)).onHand).toBe(before.onHand);
    expect(await world.get(path)).toMatchObject({ reversal: { id, number } });
    expect(await world.get(`reversals/${id}`)).toMatchObject({
      document: { type: 'receipt', id: receipt.id, number: receipt.number },
      lines: [{ quantity: 5, from: { kind: 'bin' }, to: { kind: 'supplier' } }],
    });
    expect(await world.get(`purchase-orders/${order.id}`)).toMatchObject({ received: 'none' });
    expect(await refusal(`${path}/reversal`, { reason: 'again' })).toEqual([
      409,
      'document.reversed',
    ]);
    await world.post('goods-receipts', body);
    await world.assertBalanced();
  });

  it('takes an adjustment back once, also when two people press at once', async () => {
    const before = await world.level(world.inverter);
    const lines = [{ productId: world.inverter, binId: world.bins[1], quantity: 4 }];
    const { id } = await world.post<Doc>('adjustments', { type: 'add', reason: 'found', lines });
    const path = `/api/inventory/adjustments/${id}/reversal`;
    const answers = await Promise.all(
      [1, 2].map(() =>
        world.service.request('POST', path, { token: world.staff, body: { reason: 'x' } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await world.level(world.inverter)).toEqual(before);
  });

  it('takes a transfer with a loss back, and only one that is complete', async () => {
    await world.receive(world.inverter, 10);
    const before = await world.level(world.inverter);
    const { id } = await world.post<Doc>('transfers', {
      lines: [
        {
          productId: world.inverter,
          quantity: 6,
          fromBinId: world.bins[0],
          toBinId: world.bins[2],
        },
      ],
    });
    await world.post(`transfers/${id}/dispatch`, {});
    expect(await refusal(`transfers/${id}/reversal`, { reason: 'x' })).toEqual([
      409,
      'document.not_posted',
    ]);
    await world.post(`transfers/${id}/receipts`, {
      lines: [{ line: 0, received: 4, missing: 2, reason: 'lost' }],
    });
    await reverse(`transfers/${id}`);
    expect(await world.level(world.inverter)).toEqual(before);
    await world.assertBalanced();
  });

  it('refuses what is no longer there, a missing reason, strangers and documents that nobody knows', async () => {
    const { id } = await world.post<Doc>('adjustments', {
      type: 'add',
      reason: 'found',
      lines: [{ productId: world.cable, binId: world.bins[2], quantity: 2 }],
    });
    const path = `adjustments/${id}/reversal`;
    expect((await refusal(path, {}))[0]).toBe(400);
    const customer = await world.service.token({ role: 'user' });
    expect((await refusal(path, { reason: 'x' }, customer))[0]).toBe(403);
    const nobody = `adjustments/adj_${'0'.repeat(26)}/reversal`;
    expect((await refusal(nobody, { reason: 'x' }))[0]).toBe(404);
    await world.post('adjustments', {
      type: 'remove',
      reason: 'lost',
      lines: [{ productId: world.cable, binId: world.bins[2], quantity: 2 }],
    });
    expect(await refusal(path, { reason: 'x' })).toEqual([409, 'stock.insufficient']);
  });

  it('leaves moves from bin to bin out of what came in and went out', async () => {
    type Report = { byDay: { in: number; out: number }[] };
    const sums = async () => {
      const { byDay } = await world.get<Report>('reports/movement?days=1');
      return byDay.reduce((a, b) => ({ in: a.in + b.in, out: a.out + b.out }), { in: 0, out: 0 });
    };
    const before = await sums();
    const { id } = await world.post<Doc>('transfers', {
      lines: [
        {
          productId: world.inverter,
          quantity: 3,
          fromBinId: world.bins[0],
          toBinId: world.bins[1],
        },
      ],
    });
    await world.post(`transfers/${id}/dispatch`, {});
    expect(await sums()).toEqual(before);
    await world.post(`transfers/${id}/receipts`, {
      lines: [{ line: 0, received: 2, missing: 1, reason: 'lost' }],
    });
    expect(await sums()).toEqual({ ...before, out: before.out + 1 });
  });
});

describe('goods that are gone although they are promised', () => {
  type Stock = {
    status: string;
    short: { quantity: number }[];
    sent: object[];
    lines: { bin: { binId: string }; quantity: number }[];
  };
  const product = demoProductId('GONE');

  beforeAll(() => world.addProduct('GONE', 4));

  const sell = (quantity: number) => sellGoods(product, quantity);
  const lose = (bin: number, quantity: number, shortages: object[] = []) => ({
    ...{ type: 'remove', reason: 'lost', shortages },
    lines: [{ productId: product, binId: world.bins[bin], quantity }],
  });
  const stockOf = (orderId: string) => world.get<Stock>(`orders/${orderId}`);

  it('finds other bins by itself, and asks about the orders that find none', async () => {
    await world.receive(product, 10, 0);
    const order = await sell(8);
    await world.receive(product, 5, 3);
    await world.post('adjustments', lose(0, 7));
    const moved = await stockOf(order);
    expect(moved.lines.map(({ bin, quantity }) => [bin.binId, quantity]).sort()).toEqual(
      [
        [world.bins[0], 3],
        [world.bins[3], 5],
      ].sort(),
    );
    const refused = await world.service.request<Problem>('POST', '/api/inventory/adjustments', {
      token: world.staff,
      body: lose(3, 2),
    });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'stock.promised',
      orders: [{ orderId: order, productId: product, quantity: 2 }],
    });
    const told = await events(orderShort.subject);
    await world.post('adjustments', lose(3, 2, [{ orderId: order, choice: 'wait' }]));
    expect(await stockOf(order)).toMatchObject({ status: 'allocated', short: [{ quantity: 2 }] });
    await told({ orderId: order, choice: 'wait', lines: [{ productId: product, quantity: 2 }] });
    await world.assertBalanced();

    const covered = await events(orderCovered.subject);
    await world.receive(product, 9, 1);
    await covered({ orderId: order });
    expect((await stockOf(order)).short).toEqual([]);
    const parts = await events(orderPartShipped.subject);
    const part = { productId: product, binId: world.bins[1], quantity: 2 };
    await world.post(`orders/${order}/shipment`, { lines: [part] });
    await parts({ orderId: order, lines: [{ productId: product, quantity: 2 }] });
    const open = await stockOf(order);
    expect([open.status, open.sent.length, open.lines.length]).toEqual(['allocated', 1, 2]);
    expect(await refusal(`orders/${order}/shipment`, { lines: [part] })).toEqual([
      409,
      'stock.not_picked',
    ]);
    await world.post(`orders/${order}/shipment`, {});
    expect(await stockOf(order)).toMatchObject({ status: 'shipped', sent: [] });
    await world.assertBalanced();
  });

  it('lets a picker report what a bin lacks, and ships the order without it', async () => {
    const { available } = await world.level(product);
    const order = await sell(available);
    const [line] = (await stockOf(order)).lines;
    const pick = { productId: product, binId: line?.bin.binId, missing: 1 };
    const path = `orders/${order}/short-picks`;
    expect(await refusal(path, pick)).toEqual([409, 'stock.promised']);
    expect((await refusal(path, { ...pick, missing: 0 }))[0]).toBe(400);
    const customer = await world.service.token({ role: 'user' });
    expect((await refusal(path, pick, customer))[0]).toBe(403);
    expect((await refusal(`orders/${newId('ord')}/short-picks`, pick))[0]).toBe(404);
    const told = await events(orderShort.subject);
    await world.post(path, { ...pick, shortages: [{ orderId: order, choice: 'wait' }] });
    expect(await refusal(`orders/${order}/shortage`, { choice: 'wait' })).toEqual([
      400,
      'validation.failed',
    ]);
    await world.post(`orders/${order}/shortage`, { choice: 'short_ship' });
    await told({ orderId: order, choice: 'short_ship' });
    expect(await refusal(`orders/${order}/shortage`, { choice: 'cancel' })).toEqual([
      409,
      'stock.nothing_short',
    ]);
    await world.post(`orders/${order}/shipment`, {});
    expect((await world.level(product)).onHand).toBe(0);
    await world.assertBalanced();
  });

  it('takes an order from another lot that is free, and from no other', async () => {
    await world.receive(product, 3, 0, 'LOT-A');
    const order = await sell(2);
    const [line] = (await stockOf(order)).lines;
    await world.receive(product, 2, 1, 'LOT-B');
    const change = (lot: string, quantity: number) => ({
      ...{ productId: product, quantity },
      from: { binId: line?.bin.binId, lot: 'LOT-A' },
      to: { binId: world.bins[1], lot },
    });
    const path = `orders/${order}/picks`;
    expect(await refusal(path, change('LOT-B', 3))).toEqual([409, 'stock.not_picked']);
    expect(await refusal(path, change('LOT-C', 1))).toEqual([409, 'stock.insufficient']);
    expect((await refusal(path, change('LOT-B', 0)))[0]).toBe(400);
    await world.post(path, change('LOT-B', 1));
    expect(await stockOf(order)).toMatchObject({
      lines: [
        { lot: 'LOT-A', quantity: 1 },
        { lot: 'LOT-B', quantity: 1 },
      ],
    });
    await world.post(`orders/${order}/shipment`, {});
    await world.assertBalanced();
  });

  /** Waits for an event whose data has these fields. */
  async function events(subject: string) {
    const seen: unknown[] = [];
    world.service.nats.connection.subscribe(world.service.nats.subject(subject), {
      callback: (_error, message) => {
        seen.push(message.json<{ data: unknown }>().data);
      },
    });
    await world.service.nats.connection.flush();
    return (fields: object) =>
      world.service.waitFor(() => seen.some((data) => containsAll(data, fields)));
  }
});

/** Whether a value has these fields. */
function containsAll(data: unknown, fields: object): boolean {
  return isDeepStrictEqual({ ...(data as object), ...fields }, data);
}

describe('the capacity of bins', () => {
  it('is warned of or enforced, as the warehouse has decided', async () => {
    const rule = (binCapacity: string) =>
      world.service.request('PATCH', '/api/inventory/settings', {
        token: admin,
        body: { binCapacity },
      });
    const path = `/api/inventory/bins/${world.bins[3]}`;
    const { balances } = await world.get<{ balances: { binId: string; onHand: number }[] }>(
      `stock-levels/${world.panel}`,
    );
    const limit = await world.service.request('PATCH', path, {
      token: world.staff,
      body: { maxCapacity: 1_000 },
    });
    expect([limit.status, balances.some(({ binId }) => binId === world.bins[3])]).toEqual([
      200,
      false,
    ]);
    const found = (quantity: number) => ({
      ...{ type: 'add', reason: 'found' },
      lines: [{ productId: world.panel, binId: world.bins[3], quantity }],
    });
    type Answer = { overfilled: { binCode: string; maxCapacity: number }[] };
    expect(await world.post<Answer>('adjustments', found(1_200))).toMatchObject({
      overfilled: [{ binCode: 'AUH-02', maxCapacity: 1_000 }],
    });
    await rule('enforce');
    expect(await refusal('adjustments', found(1))).toEqual([409, 'bin.full']);
    await world.post('adjustments', { ...found(1_100), type: 'remove', reason: 'lost' });
    await rule('ignore');
    expect(await world.post<Answer>('adjustments', found(1_200))).toMatchObject({ overfilled: [] });
    expect((await rule('maybe')).status).toBe(400);
    await rule('warn');
    await world.assertBalanced();
  });
});

describe('places', () => {
  it('keeps codes unique and used bins in the history', async () => {
    expect(await refusal('warehouses', { code: 'dxb', name: 'Again' })).toEqual([
      409,
      'code.taken',
    ]);
    const remove = await world.service.request<Problem>(
      'DELETE',
      `/api/inventory/bins/${world.bins[0]}`,
      { token: world.staff },
    );
    expect([remove.status, remove.body.code]).toEqual([409, 'location.in_use']);
    const close = await world.service.request<Problem>(
      'PATCH',
      `/api/inventory/bins/${world.bins[0]}`,
      { token: world.staff, body: { active: false } },
    );
    expect([close.status, close.body.code]).toEqual([409, 'location.not_empty']);
  });

  it('finds bins, products and nothing by what was scanned', async () => {
    expect(await world.get('scan?code=dxb-01')).toMatchObject({ match: { kind: 'bin' } });
    expect(await world.get('scan?code=PANEL')).toMatchObject({
      match: { kind: 'product', product: { productId: world.panel } },
    });
    const barcode = (digits: string | null, productId = world.panel) =>
      world.service.request<Problem>('PATCH', `/api/inventory/stock-levels/${productId}`, {
        token: world.staff,
        body: { barcode: digits },
      });
    expect((await barcode('4006381333931')).status).toBe(200);
    expect((await barcode('4006381333932')).status).toBe(400);
    const taken = await barcode('4006381333931', world.cable);
    expect([taken.status, taken.body.code]).toEqual([409, 'barcode.taken']);
    expect(await world.get('scan?code=4006381333931')).toMatchObject({
      match: { kind: 'product', product: { productId: world.panel } },
    });
    expect((await barcode(null)).status).toBe(200);
    const receipt = await world.receive(world.cable, 1);
    const { number } = await world.get<{ number: string }>(`goods-receipts/${receipt.id}`);
    expect(await world.get(`scan?code=${number.toLowerCase()}`)).toMatchObject({
      match: { kind: 'document', document: { type: 'receipt', id: receipt.id } },
    });
    const none = await world.service.request('GET', '/api/inventory/scan', {
      token: world.staff,
      query: { code: 'NOTHING' },
    });
    expect(none.status).toBe(404);
  });

  it('shows what lies in a bin', async () => {
    await world.receive(world.cable, 2, 1, 'LOT-BIN');
    const { items } = await world.get<BinContents>(`bins/${world.bins[1]}/contents`);
    const item = items.find(({ lot }) => lot === 'LOT-BIN');
    expect(item).toMatchObject({ product: { productId: world.cable }, onHand: 2, allocated: 0 });
    const { status } = await world.service.request(
      'GET',
      `/api/inventory/bins/${newId('bin')}/contents`,
      {
        token: world.staff,
      },
    );
    expect(status).toBe(404);
  });
});

describe('printing', () => {
  const file = (path: string, query: Record<string, string>, token: string | null = world.staff) =>
    world.service.request<Problem>('GET', `/api/inventory/${path}`, {
      query,
      ...(token && { token }),
    });

  it('prints labels of bins, products and documents', async () => {
    const receipt = await world.receive(world.panel, 1);
    const kinds = { bin: world.bins.join(), product: world.panel, receipt: receipt.id };
    for (const [kind, ids] of Object.entries(kinds)) {
      const { status, text } = await file('labels', { kind, ids, code: 'code128', copies: '2' });
      expect([kind, status, text.slice(0, 5)]).toEqual([kind, 200, '%PDF-']);
    }
  });

  it('prints documents of each kind, several in one file', async () => {
    const receipts = [await world.receive(world.panel, 1), await world.receive(world.cable, 1)];
    const transfer = await world.post('transfers', {
      lines: [
        { productId: world.panel, quantity: 1, fromBinId: world.bins[0], toBinId: world.bins[1] },
      ],
    });
    const stocktake = await world.post('stocktakes', {
      name: 'To print',
      warehouseId: world.warehouses[0],
    });
    const orderId = await sellGoods(world.panel, 1);
    const ordered = {
      productId: world.panel,
      quantity: 3,
      unitCost: { amount: 12_345, currency: 'USD' },
    };
    const purchaseOrder = await world.post('purchase-orders', {
      ...{ supplierId: world.supplierId, warehouseId: world.warehouses[0], lines: [ordered] },
    });
    const [paper] = await world.service
      .get(PaperSource)
      .papers({ type: 'purchase_order', ids: [purchaseOrder.id], language: 'fr' });
    expect(paper?.rows[0]?.slice(2)).toEqual(['3', '123,45\u00a0USD', '370,35\u00a0USD']);
    const types = {
      receipt: receipts.map(({ id }) => id).join(),
      transfer: transfer.id,
      stocktake: stocktake.id,
      pick_list: orderId,
      packing_slip: orderId,
      purchase_order: purchaseOrder.id,
    };
    for (const [type, ids] of Object.entries(types)) {
      const { status, text } = await file('papers', { type, ids, language: 'fr' });
      expect([type, status, text.slice(0, 5)]).toEqual([type, 200, '%PDF-']);
    }
    await world.post(`stocktakes/${stocktake.id}/cancellation`, {});
  });

  it('refuses what it does not know, bad input and strangers', async () => {
    const unknown = { kind: 'bin', ids: newId('bin') };
    const status = async (path: string, query: Record<string, string>, token?: string | null) =>
      (await file(path, query, token)).status;
    expect(await status('labels', unknown)).toBe(404);
    expect(await status('papers', { type: 'receipt', ids: newId('rcp') })).toBe(404);
    expect(await status('labels', { kind: 'bin', ids: 'x' })).toBe(400);
    const many = Array.from({ length: 60 }, () => newId('bin')).join();
    expect(await status('labels', { kind: 'bin', ids: many, copies: '50' })).toBe(400);
    expect(await status('papers', { type: 'invoice', ids: newId('rcp') })).toBe(400);
    expect(await status('labels', unknown, null)).toBe(401);
    const customer = await world.service.token({ role: 'user', approved: true });
    expect(await status('labels', unknown, customer)).toBe(403);
  });
});

describe('tables', () => testTables(() => world));
