import { shipOrder } from '@solar/contracts/inventory/commands';
import { orderShipped } from '@solar/contracts/inventory/events';
import type { BinRef } from '@solar/contracts/inventory/fields';
import type { Receipt } from '@solar/contracts/inventory/goods-receipts';
import type { OrderStock } from '@solar/contracts/inventory/order-inventory';
import type { IncomingReturn } from '@solar/contracts/inventory/returns';
import type { SerialDetail, SerialView } from '@solar/contracts/inventory/serials';
import type { SerialCapture } from '@solar/contracts/inventory/states';
import type { Transfer } from '@solar/contracts/inventory/transfers';
import { newId } from '@solar/service-kit/mongo/new-id';
import { PaperSource } from '../src/printing/paper-source';
import { ReconciliationService } from '../src/reports/reconciliation.service';
import type { SerialDoc } from '../src/stock/serial.schema';
import fc from 'fast-check';
import { expectedReturn } from './fixtures/expected-return';
import { sellGoods } from './fixtures/sell-goods';
import { serialStep, SerialWork } from './fixtures/serial-work';
import { WarehouseWorld } from './fixtures/warehouse-world';

let world: WarehouseWorld;
let admin: string;

beforeAll(async () => {
  world = await WarehouseWorld.create();
  admin = await world.service.token({ role: 'admin' });
  await capture(world.panel, 'at_receipt');
  await capture(world.inverter, 'at_shipment');
});
afterAll(() => world.service.close());

type Refusal = { code: string; productId?: string; quantity?: number; numbers?: string[] };
type List<T> = { total: number; items: T[] };

async function send(path: string, body: unknown) {
  const { status, body: answer } = await world.service.request<Refusal>(
    'POST',
    `/api/inventory/${path}`,
    { token: world.staff, body },
  );
  return { ...answer, status };
}

function capture(productId: string, serialCapture: SerialCapture) {
  const path = `/api/inventory/stock-levels/${productId}`;
  return world.service.request<Refusal>('PATCH', path, { token: admin, body: { serialCapture } });
}

function receiptOf(serials: string[] | undefined, edit: object = {}) {
  const { panel: productId, supplierId } = world;
  const binId = world.bins[0];
  const line = { productId, binId, quantity: serials?.length ?? 2, serials, ...edit };
  const [warehouseId] = world.warehouses;
  return { supplierId, warehouseId, reference: newId('dn'), lines: [line] };
}

async function serial(number: string): Promise<SerialView> {
  const { items } = await world.get<List<SerialView>>(`serials?q=${number}`);
  const found = items.find((one) => one.number === number);
  if (!found) throw new Error(`No serial number ${number}`);
  return found;
}

async function stateOf(number: string) {
  const { state, bin } = await serial(number);
  return [state, bin?.binId ?? null];
}

/** The numbers of what is in stock are as many as the pieces in the bins, in each bin. */
async function assertCounted(): Promise<void> {
  await world.assertBalanced();
  const stock = await world.get<{ onHand: number; balances: { binId: string; onHand: number }[] }>(
    `stock-levels/${world.panel}`,
  );
  const { items } = await world.get<List<SerialView>>(
    `serials?productId=${world.panel}&pageSize=100`,
  );
  const inBins = items.filter(({ bin }) => bin !== null);
  expect(inBins.every(({ state }) => state === 'in_stock' || state === 'returned')).toBe(true);
  expect(inBins).toHaveLength(stock.onHand);
  for (const { binId, onHand } of stock.balances) {
    expect(inBins.filter(({ bin }) => bin?.binId === binId)).toHaveLength(onHand);
  }
}

const adjust = (type: 'add' | 'remove', serials: string[], quantity = serials.length) =>
  send('adjustments', {
    ...{ type, reason: 'correction' },
    lines: [{ productId: world.panel, binId: world.bins[0], quantity, serials }],
  });

describe('serial numbers taken down at receipt', () => {
  it('are one for each piece, and each once', async () => {
    expect(await send('goods-receipts', receiptOf(undefined))).toMatchObject({
      ...{ status: 409, code: 'serials.required' },
      ...{ productId: world.panel, quantity: 2, numbers: [] },
    });
    expect(await send('goods-receipts', receiptOf(['P-1'], { quantity: 2 }))).toMatchObject({
      ...{ status: 409, code: 'serials.required', numbers: ['P-1'] },
    });
    expect(await send('goods-receipts', receiptOf(['P-1', 'p-1']))).toMatchObject({
      ...{ status: 400, code: 'validation.failed' },
    });
    const receipt = await world.post<Receipt>(
      'goods-receipts',
      receiptOf(['p-1', ' P-2', 'P-3', 'P-4']),
    );
    expect(receipt.lines[0]?.serials).toEqual(['P-1', 'P-2', 'P-3', 'P-4']);
    expect(await stateOf('P-1')).toEqual(['in_stock', world.bins[0]]);
    await assertCounted();
  });

  it('refuse a second piece of the same number, and write nothing of its receipt', async () => {
    expect(await send('goods-receipts', receiptOf(['P-9', 'P-2']))).toMatchObject({
      ...{ status: 409, code: 'serials.taken', numbers: ['P-2'] },
    });
    const { total } = await world.get<List<SerialView>>('serials?q=P-9');
    expect(total).toBe(0);
    await assertCounted();
  });

  it('belong to the product that keeps them', async () => {
    const cable = receiptOf(['C-1'], { productId: world.cable });
    expect(await send('goods-receipts', cable)).toMatchObject({
      ...{ status: 409, code: 'serials.not_kept' },
    });
  });

  it('follow a transfer, with what is lost on the way', async () => {
    const [fromBinId, toBinId] = world.bins;
    const transfer = await world.post<Transfer>('transfers', {
      lines: [{ productId: world.panel, quantity: 2, fromBinId, toBinId, serials: ['P-1', 'P-2'] }],
    });
    await world.post(`transfers/${transfer.id}/dispatch`, {});
    expect(await stateOf('P-1')).toEqual(['in_stock', null]);
    await assertCounted();
    const lost = { line: 0, received: 1, missing: 1, reason: 'lost' };
    const unnamed = await send(`transfers/${transfer.id}/receipts`, { lines: [lost] });
    expect(unnamed).toMatchObject({ status: 409, code: 'serials.required' });
    await world.post(`transfers/${transfer.id}/receipts`, {
      lines: [{ ...lost, serials: ['P-2'] }],
    });
    expect(await stateOf('P-2')).toEqual(['in_stock', toBinId]);
    expect(await stateOf('P-1')).toEqual(['written_off', null]);
    await assertCounted();
    await world.post(`transfers/${transfer.id}/reversal`, { reason: 'wrong pieces' });
    expect(await stateOf('P-1')).toEqual(['in_stock', fromBinId]);
    await assertCounted();
  });

  it('are named when some of a bin leave it, and known when all do', async () => {
    expect(await adjust('remove', [], 1)).toMatchObject({ status: 409, code: 'serials.required' });
    expect(await adjust('remove', ['P-7'])).toMatchObject({
      ...{ status: 409, code: 'serials.not_there', numbers: ['P-7'] },
    });
    const all = (await adjust('remove', [], 4)) as { status: number } & { id?: string };
    expect(all.status).toBe(201);
    expect(await stateOf('P-3')).toEqual(['written_off', null]);
    await assertCounted();
    await world.post(`adjustments/${all.id}/reversal`, { reason: 'they are there' });
    expect(await stateOf('P-3')).toEqual(['in_stock', world.bins[0]]);
    await assertCounted();
  });

  it('leave with an order, and come back with its return', async () => {
    const orderId = await sellGoods(world, world.panel, 2);
    const ship = `orders/${orderId}/shipment`;
    expect(await send(ship, {})).toMatchObject({ status: 409, code: 'serials.required' });
    const line = { productId: world.panel, binId: world.bins[0], quantity: 2 };
    await world.post(ship, { lines: [{ ...line, serials: ['P-2', 'P-4'] }] });
    expect(await serial('P-4')).toMatchObject({ state: 'shipped', order: { id: orderId } });
    const { lines } = await world.get<OrderStock>(`orders/${orderId}`);
    expect(lines.map(({ serials }) => serials)).toEqual([['P-2', 'P-4']]);
    const paper = { type: 'packing_slip' as const, ids: [orderId], language: 'en' as const };
    const [slip] = await world.service.get(PaperSource).papers(paper);
    expect(slip?.rows[0]?.[0]).toContain('Serial numbers: P-2, P-4');
    await assertCounted();
    const returnId = await expectedReturn(world, orderId, world.panel, 2, ['P-2']);
    const expected = await world.get<IncomingReturn>(`returns/${returnId}`);
    expect(expected.lines[0]?.serials).toEqual(['P-2']);
    const back = { productId: world.panel, quantity: 1 };
    const sellable = { ...back, condition: 'sellable', binId: world.bins[1] };
    const damaged = { ...back, condition: 'damaged', serials: ['P-4'] };
    const receive = `returns/${returnId}/receipt`;
    const wrong = { lines: [{ ...sellable, serials: ['P-1'] }, damaged] };
    expect(await send(receive, wrong)).toMatchObject({
      ...{ status: 409, code: 'serials.other_order', numbers: ['P-1'] },
    });
    await world.post(receive, { lines: [{ ...sellable, serials: ['P-2'] }, damaged] });
    expect(await stateOf('P-2')).toEqual(['returned', world.bins[1]]);
    expect(await stateOf('P-4')).toEqual(['written_off', null]);
    await assertCounted();
  });

  it('say what became of a piece, the latest first', async () => {
    const { id } = await serial('P-2');
    const { history } = await world.get<SerialDetail>(`serials/${id}`);
    expect(history.map(({ reference }) => reference.type).slice(0, 2)).toEqual(['return', 'order']);
    expect(history.at(-1)?.reference.type).toBe('receipt');
  });

  it('go with the reversal of their receipt, and may come again', async () => {
    const receipt = await world.post<Receipt>('goods-receipts', receiptOf(['R-1', 'R-2']));
    await world.post(`goods-receipts/${receipt.id}/reversal`, { reason: 'wrong delivery' });
    expect(await stateOf('R-1')).toEqual(['withdrawn', null]);
    await assertCounted();
    await world.post('goods-receipts', receiptOf(['R-1']));
    expect(await stateOf('R-1')).toEqual(['in_stock', world.bins[0]]);
    await assertCounted();
  });

  it('are named before a count can take pieces away', async () => {
    const { id } = await world.post('stocktakes', {
      name: 'Count',
      warehouseId: world.warehouses[0],
    });
    const { items } = await world.get<List<{ product: { productId: string }; bin: BinRef }>>(
      `stocktakes/${id}/lines`,
    );
    const counts = items.map(({ product: { productId }, bin: { binId } }) => ({
      ...{ productId, binId },
      counted: 1,
    }));
    await world.post(`stocktakes/${id}/counts`, { counts });
    const path = `/api/inventory/stocktakes/${id}/approval`;
    const { status, body } = await world.service.request<Refusal>('POST', path, { token: admin });
    expect([status, body.code]).toEqual([409, 'stocktake.serials']);
    await world.post(`stocktakes/${id}/cancellation`, {});
    await assertCounted();
  });

  it('are kept or not kept while nothing is in stock', async () => {
    const { status, body } = await capture(world.panel, 'none');
    expect([status, body.code]).toEqual([409, 'serials.stock_exists']);
  });
});

describe('serial numbers taken down at shipment', () => {
  it('are asked of what leaves to a customer, and of nothing else', async () => {
    await world.receive(world.inverter, 3);
    const orderId = await sellGoods(world, world.inverter, 2);
    const ship = `orders/${orderId}/shipment`;
    expect(await send(ship, {})).toMatchObject({ status: 409, code: 'serials.required' });
    const line = { productId: world.inverter, binId: world.bins[0], quantity: 2 };
    // Shipped by the shop, the order waits for the warehouse to name the pieces.
    const orderNumber = `SO-${orderId}`;
    const data = { orderId, orderNumber };
    await world.service.publish(shipOrder, { aggregateId: orderId, version: 2, data });
    await world.service.atRest();
    expect((await world.get<OrderStock>(`orders/${orderId}`)).status).toBe('allocated');
    await world.post(ship, { lines: [{ ...line, serials: ['I-1', 'I-2'] }] });
    await world.service.atRest();
    const said = (await world.service.published(orderShipped)).map((message) => message.data);
    const { inverter: productId } = world;
    const shipped = said.find((one) => one.orderId === orderId);
    expect(shipped?.serials).toEqual([
      { productId, number: 'I-1' },
      { productId, number: 'I-2' },
    ]);
    expect(shipped?.by).toEqual({ id: expect.any(String) as string, name: 'Test Person' });
    expect(await stateOf('I-1')).toEqual(['shipped', null]);
    const again = await sellGoods(world, world.inverter, 1);
    const second = { ...line, quantity: 1, serials: ['I-1'] };
    expect(await send(`orders/${again}/shipment`, { lines: [second] })).toMatchObject({
      ...{ status: 409, numbers: ['I-1'] },
    });
  });
});

describe('a product that takes its numbers down at receipt', () => {
  it('has as many of them in its bins as pieces, whatever is done', async () => {
    const work = new SerialWork(world, await theProduct());
    await fc.assert(
      fc.asyncProperty(fc.array(serialStep, { minLength: 4, maxLength: 10 }), async (steps) => {
        for (const step of steps) await work.take(step);
        const { onHand, byBin } = await work.pieces();
        const numbers = await work.numbers();
        expect(numbers).toHaveLength(onHand);
        for (const [binId, pieces] of byBin) {
          expect(numbers.filter(({ bin }) => bin?.binId === binId)).toHaveLength(pieces);
        }
      }),
      { numRuns: 20, endOnFailure: true },
    );
    expect([...work.done].sort()).toEqual(['move', 'receive', 'remove', 'reverse', 'sell']);
    await world.assertBalanced();
  }, 120_000);

  async function theProduct(): Promise<string> {
    await world.addProduct('BATTERY', 4);
    const { items } = await world.get<List<{ productId: string }>>('stock-levels?q=BATTERY');
    const productId = items[0]?.productId ?? '';
    await capture(productId, 'at_receipt');
    return productId;
  }
});

describe('the check of the counters', () => {
  it('finds a piece that has lost its number, and a number without its piece', async () => {
    const numbers = ['CHECK-1', 'CHECK-2'];
    expect((await send('goods-receipts', receiptOf(numbers))).status).toBe(201);
    await world.assertBalanced();
    const run = async () => {
      const { drifts } = await world.service.get(ReconciliationService).run();
      return drifts.map(({ what, id, field, counter, computed }) => [
        ...[what, field, id.startsWith(`${world.panel}|${world.bins[0] ?? ''}|`)],
        computed - counter,
      ]);
    };
    const serials = world.service.db.collection<SerialDoc>('serials');
    const lost = await serials.findOneAndDelete({ number: 'CHECK-1' });
    if (!lost) throw new Error('The number was not there');
    expect(await run()).toEqual([['balance', 'serials', true, 1]]);
    await serials.insertOne(lost);
    await serials.insertOne({ ...lost, _id: newId('ser'), number: 'CHECK-3' });
    expect(await run()).toEqual([['balance', 'serials', true, -1]]);
    await serials.deleteOne({ number: 'CHECK-3' });
    await world.assertBalanced();
  });
});

describe('the list of serial numbers', () => {
  it('is for staff who may read stock, by well-formed questions', async () => {
    const { request } = world.service;
    const get = (path: string, token?: string) =>
      request.call(world.service, 'GET', `/api/inventory/serials${path}`, token ? { token } : {});
    expect((await get('')).status).toBe(401);
    const customer = await world.service.token({ role: 'user' });
    expect((await get('', customer)).status).toBe(403);
    expect((await get('?state=gone', world.staff)).status).toBe(400);
    expect((await get(`/${newId('ser')}`, world.staff)).status).toBe(404);
    const found = await world.get<List<SerialView>>(`serials?state=written_off&q=p-4`);
    expect(found.items.map(({ number }) => number)).toEqual(['P-4']);
  });
});
