import type { ExpiringGoods } from '@solar/contracts/inventory/reports';
import type { StockDetail } from '@solar/contracts/inventory/stock-levels';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { DocumentDesk } from '../fixtures/document-desk';

/** Stock put right, and lots with a last day. */
export function adjustmentDocuments(desk: DocumentDesk): void {
  describe('adjustments', () => {
    it('adds and removes, never what is not there', async () => {
      const line = { productId: desk.world.cable, binId: desk.world.bins[1], quantity: 3 };
      await desk.world.post('adjustments', { type: 'add', reason: 'found', lines: [line] });
      await desk.world.post('adjustments', {
        type: 'remove',
        reason: 'damaged',
        lines: [{ ...line, quantity: 1 }],
      });
      expect((await desk.world.level(desk.world.cable)).onHand).toBe(2);
      const tooMuch = { type: 'remove', reason: 'lost', lines: [line] };
      expect(await desk.refusal('adjustments', tooMuch)).toEqual([409, 'stock.insufficient']);
      expect((await desk.world.level(desk.world.cable)).onHand).toBe(2);
    });

    it('refuses a reason that does not fit the type', async () => {
      const line = { productId: desk.world.cable, binId: desk.world.bins[1], quantity: 1 };
      const body = { type: 'add', reason: 'damaged', lines: [line] };
      expect(await desk.refusal('adjustments', body)).toEqual([400, 'validation.failed']);
    });
  });

  describe('lots that expire', () => {
    const DAY_MS = 86_400_000;
    const inDays = (days: number) =>
      new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    const body = (expiresOn: string | null, bin = 0, lot: string | null = 'LX') => ({
      supplierId: desk.world.supplierId,
      warehouseId: desk.world.warehouses[0],
      reference: newId('dn'),
      lines: [
        { productId: desk.world.cable, binId: desk.world.bins[bin], lot, quantity: 5, expiresOn },
      ],
    });
    const expiring = async (days: number) => {
      const { items } = await desk.world.get<{ items: ExpiringGoods[] }>(
        `reports/expiring?days=${days}`,
      );
      return items.map(({ lot, expiresOn, onHand }) => [lot, expiresOn, onHand]);
    };

    it('have one day, which their goods keep in every bin and which is listed in time', async () => {
      const date = inDays(40);
      const { id } = await desk.world.post('goods-receipts', body(date));
      expect(await desk.refusal('goods-receipts', body(inDays(41), 1))).toEqual([
        400,
        'validation.failed',
      ]);
      expect(await desk.refusal('goods-receipts', body(date, 1, null))).toEqual([
        400,
        'validation.failed',
      ]);
      await desk.world.post('goods-receipts', body(null, 1));
      expect(await expiring(30)).toEqual([]);
      expect(await expiring(45)).toEqual([
        ['LX', date, 5],
        ['LX', date, 5],
      ]);
      const stranger = await desk.world.service.request('GET', '/api/inventory/reports/expiring', {
        token: await desk.world.service.token({ role: 'user' }),
      });
      expect(stranger.status).toBe(403);
      await desk.world.post(`goods-receipts/${id}/reversal`, { reason: 'wrong day' });
    });

    it('are left for what came first where the product says so', async () => {
      const path = `/api/inventory/stock-levels/${desk.world.cable}`;
      const send = { token: desk.world.staff, body: { pickOrder: 'first_in' } };
      const changed = await desk.world.service.request<StockDetail>('PATCH', path, send);
      expect(changed.body.pickOrder).toBe('first_in');
      await desk.world.service.request('PATCH', path, {
        ...send,
        body: { pickOrder: 'first_expiry' },
      });
    });
  });
}
