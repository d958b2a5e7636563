import type { DocumentDesk } from '../fixtures/document-desk';

/** Taking posted documents back. */
export function reversalDocuments(desk: DocumentDesk): void {
  describe('reversals', () => {
    type Doc = { id: string; number: string; reversal?: { id: string; number: string } };
    const reverse = (path: string, token = desk.world.staff) =>
      desk.world.post<Doc>(`${path}/reversal`, { reason: 'Entered by mistake' }, token);

    it('takes a receipt back, opens its order again and lets its delivery note be entered anew', async () => {
      const order = await desk.world.post('purchase-orders', {
        supplierId: desk.world.supplierId,
        warehouseId: desk.world.warehouses[0],
        lines: [{ productId: desk.world.panel, quantity: 5, unitCost: null }],
      });
      await desk.world.service.request('PUT', `/api/inventory/purchase-orders/${order.id}/status`, {
        token: desk.world.staff,
        body: { status: 'pending' },
      });
      await desk.world.post(`purchase-orders/${order.id}/approval`, undefined, desk.admin);
      const before = await desk.world.level(desk.world.panel);
      const body = desk.receiptBody('RV-1', { purchaseOrderId: order.id });
      const receipt = await desk.world.post<Doc>('goods-receipts', body);
      const path = `goods-receipts/${receipt.id}`;
      const { id, number } = await reverse(path);
      expect(number).toMatch(/^RV-\d{4}-\d{5}$/);
      expect((await desk.world.level(desk.world.panel)).onHand).toBe(before.onHand);
      expect(await desk.world.get(path)).toMatchObject({ reversal: { id, number } });
      expect(await desk.world.get(`reversals/${id}`)).toMatchObject({
        document: { type: 'receipt', id: receipt.id, number: receipt.number },
        lines: [{ quantity: 5, from: { kind: 'bin' }, to: { kind: 'supplier' } }],
      });
      expect(await desk.world.get(`purchase-orders/${order.id}`)).toMatchObject({
        received: 'none',
      });
      expect(await desk.refusal(`${path}/reversal`, { reason: 'again' })).toEqual([
        409,
        'document.reversed',
      ]);
      await desk.world.post('goods-receipts', body);
      await desk.world.assertBalanced();
    });

    it('takes an adjustment back once, also when two people press at once', async () => {
      const before = await desk.world.level(desk.world.inverter);
      const lines = [{ productId: desk.world.inverter, binId: desk.world.bins[1], quantity: 4 }];
      const { id } = await desk.world.post<Doc>('adjustments', {
        type: 'add',
        reason: 'found',
        lines,
      });
      const path = `/api/inventory/adjustments/${id}/reversal`;
      const answers = await Promise.all(
        [1, 2].map(() =>
          desk.world.service.request('POST', path, {
            token: desk.world.staff,
            body: { reason: 'x' },
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await desk.world.level(desk.world.inverter)).toEqual(before);
    });

    it('takes a transfer with a loss back, and only one that is complete', async () => {
      await desk.world.receive(desk.world.inverter, 10);
      const before = await desk.world.level(desk.world.inverter);
      const { id } = await desk.world.post<Doc>('transfers', {
        lines: [
          {
            productId: desk.world.inverter,
            quantity: 6,
            fromBinId: desk.world.bins[0],
            toBinId: desk.world.bins[2],
          },
        ],
      });
      await desk.world.post(`transfers/${id}/dispatch`, {});
      expect(await desk.refusal(`transfers/${id}/reversal`, { reason: 'x' })).toEqual([
        409,
        'document.not_posted',
      ]);
      await desk.world.post(`transfers/${id}/receipts`, {
        lines: [{ line: 0, received: 4, missing: 2, reason: 'lost' }],
      });
      await reverse(`transfers/${id}`);
      expect(await desk.world.level(desk.world.inverter)).toEqual(before);
      await desk.world.assertBalanced();
    });

    it('refuses what is no longer there, a missing reason, strangers and documents that nobody knows', async () => {
      const { id } = await desk.world.post<Doc>('adjustments', {
        type: 'add',
        reason: 'found',
        lines: [{ productId: desk.world.cable, binId: desk.world.bins[2], quantity: 2 }],
      });
      const path = `adjustments/${id}/reversal`;
      expect((await desk.refusal(path, {}))[0]).toBe(400);
      const customer = await desk.world.service.token({ role: 'user' });
      expect((await desk.refusal(path, { reason: 'x' }, customer))[0]).toBe(403);
      const nobody = `adjustments/adj_${'0'.repeat(26)}/reversal`;
      expect((await desk.refusal(nobody, { reason: 'x' }))[0]).toBe(404);
      await desk.world.post('adjustments', {
        type: 'remove',
        reason: 'lost',
        lines: [{ productId: desk.world.cable, binId: desk.world.bins[2], quantity: 2 }],
      });
      expect(await desk.refusal(path, { reason: 'x' })).toEqual([409, 'stock.insufficient']);
    });

    it('leaves moves from bin to bin out of what came in and went out', async () => {
      type Report = { byDay: { in: number; out: number }[] };
      const sums = async () => {
        const { byDay } = await desk.world.get<Report>('reports/movement?days=1');
        return byDay.reduce((a, b) => ({ in: a.in + b.in, out: a.out + b.out }), { in: 0, out: 0 });
      };
      const before = await sums();
      const { id } = await desk.world.post<Doc>('transfers', {
        lines: [
          {
            productId: desk.world.inverter,
            quantity: 3,
            fromBinId: desk.world.bins[0],
            toBinId: desk.world.bins[1],
          },
        ],
      });
      await desk.world.post(`transfers/${id}/dispatch`, {});
      expect(await sums()).toEqual(before);
      await desk.world.post(`transfers/${id}/receipts`, {
        lines: [{ line: 0, received: 2, missing: 1, reason: 'lost' }],
      });
      expect(await sums()).toEqual({ ...before, out: before.out + 1 });
    });
  });
}
