import type { BinContents } from '@solar/contracts/inventory/stock-levels';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { DocumentDesk, Refusal } from '../fixtures/document-desk';

/** Warehouses, zones and bins. */
export function placesAndCapacity(desk: DocumentDesk): void {
  describe('the capacity of bins', () => {
    it('is warned of or enforced, as the warehouse has decided', async () => {
      const rule = (binCapacity: string) =>
        desk.world.service.request('PATCH', '/api/inventory/settings', {
          token: desk.admin,
          body: { binCapacity },
        });
      const path = `/api/inventory/bins/${desk.world.bins[3]}`;
      const { balances } = await desk.world.get<{ balances: { binId: string; onHand: number }[] }>(
        `stock-levels/${desk.world.panel}`,
      );
      const limit = await desk.world.service.request('PATCH', path, {
        token: desk.world.staff,
        body: { maxCapacity: 1_000 },
      });
      expect([limit.status, balances.some(({ binId }) => binId === desk.world.bins[3])]).toEqual([
        200,
        false,
      ]);
      const found = (quantity: number) => ({
        ...{ type: 'add', reason: 'found' },
        lines: [{ productId: desk.world.panel, binId: desk.world.bins[3], quantity }],
      });
      type Answer = { overfilled: { binCode: string; maxCapacity: number }[] };
      expect(await desk.world.post<Answer>('adjustments', found(1_200))).toMatchObject({
        overfilled: [{ binCode: 'AUH-02', maxCapacity: 1_000 }],
      });
      await rule('enforce');
      expect(await desk.refusal('adjustments', found(1))).toEqual([409, 'bin.full']);
      await desk.world.post('adjustments', { ...found(1_100), type: 'remove', reason: 'lost' });
      await rule('ignore');
      expect(await desk.world.post<Answer>('adjustments', found(1_200))).toMatchObject({
        overfilled: [],
      });
      expect((await rule('maybe')).status).toBe(400);
      await rule('warn');
      await desk.world.assertBalanced();
    });
  });

  describe('places', () => {
    it('keeps codes unique and used bins in the history', async () => {
      expect(await desk.refusal('warehouses', { code: 'dxb', name: 'Again' })).toEqual([
        409,
        'code.taken',
      ]);
      const remove = await desk.world.service.request<Refusal>(
        'DELETE',
        `/api/inventory/bins/${desk.world.bins[0]}`,
        { token: desk.world.staff },
      );
      expect([remove.status, remove.body.code]).toEqual([409, 'location.in_use']);
      const close = await desk.world.service.request<Refusal>(
        'PATCH',
        `/api/inventory/bins/${desk.world.bins[0]}`,
        { token: desk.world.staff, body: { active: false } },
      );
      expect([close.status, close.body.code]).toEqual([409, 'location.not_empty']);
    });

    it('finds bins, products and nothing by what was scanned', async () => {
      expect(await desk.world.get('scan?code=dxb-01')).toMatchObject({ match: { kind: 'bin' } });
      expect(await desk.world.get('scan?code=PANEL')).toMatchObject({
        match: { kind: 'product', product: { productId: desk.world.panel } },
      });
      const barcode = (digits: string | null, productId = desk.world.panel) =>
        desk.world.service.request<Refusal>('PATCH', `/api/inventory/stock-levels/${productId}`, {
          token: desk.world.staff,
          body: { barcode: digits },
        });
      expect((await barcode('4006381333931')).status).toBe(200);
      expect((await barcode('4006381333932')).status).toBe(400);
      const taken = await barcode('4006381333931', desk.world.cable);
      expect([taken.status, taken.body.code]).toEqual([409, 'barcode.taken']);
      expect(await desk.world.get('scan?code=4006381333931')).toMatchObject({
        match: { kind: 'product', product: { productId: desk.world.panel } },
      });
      expect((await barcode(null)).status).toBe(200);
      const receipt = await desk.world.receive(desk.world.cable, 1);
      const { number } = await desk.world.get<{ number: string }>(`goods-receipts/${receipt.id}`);
      expect(await desk.world.get(`scan?code=${number.toLowerCase()}`)).toMatchObject({
        match: { kind: 'document', document: { type: 'receipt', id: receipt.id } },
      });
      const none = await desk.world.service.request('GET', '/api/inventory/scan', {
        token: desk.world.staff,
        query: { code: 'NOTHING' },
      });
      expect(none.status).toBe(404);
    });

    it('shows what lies in a bin', async () => {
      await desk.world.receive(desk.world.cable, 2, 1, 'LOT-BIN');
      const { items } = await desk.world.get<BinContents>(`bins/${desk.world.bins[1]}/contents`);
      const item = items.find(({ lot }) => lot === 'LOT-BIN');
      expect(item).toMatchObject({
        product: { productId: desk.world.cable },
        onHand: 2,
        allocated: 0,
      });
      const { status } = await desk.world.service.request(
        'GET',
        `/api/inventory/bins/${newId('bin')}/contents`,
        {
          token: desk.world.staff,
        },
      );
      expect(status).toBe(404);
    });
  });
}
