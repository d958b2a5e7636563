import { isDeepStrictEqual } from 'node:util';
import { demoProductId } from '@solar/contracts/common/demo-ids';
import { orderCovered, orderPartShipped, orderShort } from '@solar/contracts/inventory/events';
import { newId } from '@solar/service-kit/mongo/new-id';
import { sellGoods } from '../fixtures/sell-goods';
import type { DocumentDesk, Refusal } from '../fixtures/document-desk';

/** Goods that are promised and gone. */
export function shortageDocuments(desk: DocumentDesk): void {
  describe('goods that are gone although they are promised', () => {
    type Stock = {
      status: string;
      short: { quantity: number }[];
      sent: object[];
      lines: { bin: { binId: string }; quantity: number }[];
    };
    const product = demoProductId('GONE');

    beforeAll(() => desk.world.addProduct('GONE', 4));

    const sell = (quantity: number) => sellGoods(desk.world, product, quantity);
    const lose = (bin: number, quantity: number, shortages: object[] = []) => ({
      ...{ type: 'remove', reason: 'lost', shortages },
      lines: [{ productId: product, binId: desk.world.bins[bin], quantity }],
    });
    const stockOf = (orderId: string) => desk.world.get<Stock>(`orders/${orderId}`);

    it('finds other bins by itself, and asks about the orders that find none', async () => {
      await desk.world.receive(product, 10, 0);
      const order = await sell(8);
      await desk.world.receive(product, 5, 3);
      await desk.world.post('adjustments', lose(0, 7));
      const moved = await stockOf(order);
      expect(moved.lines.map(({ bin, quantity }) => [bin.binId, quantity]).sort()).toEqual(
        [
          [desk.world.bins[0], 3],
          [desk.world.bins[3], 5],
        ].sort(),
      );
      const refused = await desk.world.service.request<Refusal>(
        'POST',
        '/api/inventory/adjustments',
        {
          token: desk.world.staff,
          body: lose(3, 2),
        },
      );
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        code: 'stock.promised',
        orders: [{ orderId: order, productId: product, quantity: 2 }],
      });
      const published = await events(orderShort.subject);
      await desk.world.post('adjustments', lose(3, 2, [{ orderId: order, choice: 'wait' }]));
      expect(await stockOf(order)).toMatchObject({ status: 'allocated', short: [{ quantity: 2 }] });
      await published({
        orderId: order,
        choice: 'wait',
        lines: [{ productId: product, quantity: 2 }],
      });
      await desk.world.assertBalanced();

      const covered = await events(orderCovered.subject);
      await desk.world.receive(product, 9, 1);
      await covered({ orderId: order });
      expect((await stockOf(order)).short).toEqual([]);
      const parts = await events(orderPartShipped.subject);
      const part = { productId: product, binId: desk.world.bins[1], quantity: 2 };
      await desk.world.post(`orders/${order}/shipment`, { lines: [part] });
      await parts({
        orderId: order,
        lines: [{ productId: product, quantity: 2 }],
        by: { id: idOf(desk.world.staff), name: 'Test Person' },
      });
      const open = await stockOf(order);
      expect([open.status, open.sent.length, open.lines.length]).toEqual(['allocated', 1, 2]);
      expect(await desk.refusal(`orders/${order}/shipment`, { lines: [part] })).toEqual([
        409,
        'stock.not_picked',
      ]);
      await desk.world.post(`orders/${order}/shipment`, {});
      expect(await stockOf(order)).toMatchObject({ status: 'shipped', sent: [] });
      await desk.world.assertBalanced();
    });

    it('lets a picker report what a bin lacks, and ships the order without it', async () => {
      const { available } = await desk.world.level(product);
      const order = await sell(available);
      const [line] = (await stockOf(order)).lines;
      const pick = { productId: product, binId: line?.bin.binId, missing: 1 };
      const path = `orders/${order}/short-picks`;
      expect(await desk.refusal(path, pick)).toEqual([409, 'stock.promised']);
      expect((await desk.refusal(path, { ...pick, missing: 0 }))[0]).toBe(400);
      const customer = await desk.world.service.token({ role: 'user' });
      expect((await desk.refusal(path, pick, customer))[0]).toBe(403);
      expect((await desk.refusal(`orders/${newId('ord')}/short-picks`, pick))[0]).toBe(404);
      const published = await events(orderShort.subject);
      await desk.world.post(path, { ...pick, shortages: [{ orderId: order, choice: 'wait' }] });
      expect(await desk.refusal(`orders/${order}/shortage`, { choice: 'wait' })).toEqual([
        400,
        'validation.failed',
      ]);
      await desk.world.post(`orders/${order}/shortage`, { choice: 'short_ship' });
      await published({ orderId: order, choice: 'short_ship' });
      expect(await desk.refusal(`orders/${order}/shortage`, { choice: 'cancel' })).toEqual([
        409,
        'stock.nothing_short',
      ]);
      await desk.world.post(`orders/${order}/shipment`, {});
      expect((await desk.world.level(product)).onHand).toBe(0);
      await desk.world.assertBalanced();
    });

    it('takes an order from another lot that is free, and from no other', async () => {
      await desk.world.receive(product, 3, 0, 'LOT-A');
      const order = await sell(2);
      const [line] = (await stockOf(order)).lines;
      await desk.world.receive(product, 2, 1, 'LOT-B');
      const change = (lot: string, quantity: number) => ({
        ...{ productId: product, quantity },
        from: { binId: line?.bin.binId, lot: 'LOT-A' },
        to: { binId: desk.world.bins[1], lot },
      });
      const path = `orders/${order}/picks`;
      expect(await desk.refusal(path, change('LOT-B', 3))).toEqual([409, 'stock.not_picked']);
      expect(await desk.refusal(path, change('LOT-C', 1))).toEqual([409, 'stock.insufficient']);
      expect((await desk.refusal(path, change('LOT-B', 0)))[0]).toBe(400);
      await desk.world.post(path, change('LOT-B', 1));
      expect(await stockOf(order)).toMatchObject({
        lines: [
          { lot: 'LOT-A', quantity: 1 },
          { lot: 'LOT-B', quantity: 1 },
        ],
      });
      await desk.world.post(`orders/${order}/shipment`, {});
      await desk.world.assertBalanced();
    });

    /** Waits for an event whose data has these fields. */
    async function events(subject: string) {
      const seen: unknown[] = [];
      desk.world.service.nats.connection.subscribe(desk.world.service.nats.subject(subject), {
        callback: (_error, message) => {
          seen.push(message.json<{ data: unknown }>().data);
        },
      });
      await desk.world.service.nats.connection.flush();
      return (fields: object) =>
        desk.world.service.waitFor(() => seen.some((data) => containsAll(data, fields)));
    }
  });
}

/** Whether a value has these fields. */
function containsAll(data: unknown, fields: object): boolean {
  return isDeepStrictEqual({ ...(data as object), ...fields }, data);
}

/** Whose token it is. */
function idOf(token: string): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { sub: string }).sub;
}
