import { isDeepStrictEqual } from 'node:util';
import { stockLevels } from '@solar/contracts/inventory/events';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import { WarehouseWorld } from './fixtures/warehouse-world';

let world: WarehouseWorld;
let admin: string;

beforeAll(async () => {
  world = await WarehouseWorld.create();
  admin = await world.service.token({ role: 'admin' });
});
afterAll(() => world.service.close());

type Problem = { code: string; shortages?: unknown[] };

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
            expected: number;
          },
      )
      .map(({ product, bin: place, expected }) => ({
        productId: product.productId,
        binId: place.binId,
        counted: expected,
      }));
    await world.post(`stocktakes/${stocktake.id}/counts`, {
      counts: [{ productId: world.cable, binId: bin, counted: 23 }, ...others],
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
    const none = await world.service.request('GET', '/api/inventory/scan', {
      token: world.staff,
      query: { code: 'NOTHING' },
    });
    expect(none.status).toBe(404);
  });
});
