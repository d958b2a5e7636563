import type { StockDetail } from '@solar/contracts/inventory/stock-levels';
import type { DocumentDesk } from '../fixtures/document-desk';

/** Goods from one warehouse to another. */
export function transferDocuments(desk: DocumentDesk): void {
  describe('transfers', () => {
    const plan = () =>
      desk.world.post('transfers', {
        lines: [
          {
            productId: desk.world.inverter,
            quantity: 10,
            fromBinId: desk.world.bins[0],
            toBinId: desk.world.bins[2],
          },
        ],
      });

    beforeAll(() => desk.world.receive(desk.world.inverter, 40));

    it('moves through transit, receives in parts and writes off what is missing', async () => {
      const { id } = await plan();
      const before = await desk.world.level(desk.world.inverter);
      await desk.world.post(`transfers/${id}/dispatch`, {});
      expect((await desk.world.level(desk.world.inverter)).onHand).toBe(before.onHand - 10);
      const part = await desk.world.post<{ status: string }>(`transfers/${id}/receipts`, {
        lines: [{ line: 0, received: 6 }],
      });
      expect(part.status).toBe('in_progress');
      const rest = await desk.world.post<{ status: string }>(`transfers/${id}/receipts`, {
        lines: [{ line: 0, received: 3, missing: 1, reason: 'damaged' }],
      });
      expect(rest.status).toBe('completed');
      expect((await desk.world.level(desk.world.inverter)).onHand).toBe(before.onHand - 1);
      const { balances } = await desk.world.get<StockDetail>(`stock-levels/${desk.world.inverter}`);
      const since = (bin = '') =>
        balances.find(({ binId }) => binId === bin)?.firstReceivedAt ?? 'nothing';
      expect(since(desk.world.bins[2])).toBe(since(desk.world.bins[0]));
      expect(
        await desk.refusal(`transfers/${id}/receipts`, { lines: [{ line: 0, received: 1 }] }),
      ).toEqual([409, 'state.illegal_transition']);
      await desk.world.assertBalanced();
    });

    it('refuses more than is in transit', async () => {
      const { id } = await plan();
      await desk.world.post(`transfers/${id}/dispatch`, {});
      expect(
        await desk.refusal(`transfers/${id}/receipts`, { lines: [{ line: 0, received: 11 }] }),
      ).toEqual([409, 'transfer.exceeds_transit']);
    });

    it('dispatches once when two people press at once', async () => {
      const { id } = await plan();
      const before = await desk.world.level(desk.world.inverter);
      const answers = await Promise.all(
        [1, 2].map(() =>
          desk.world.service.request('POST', `/api/inventory/transfers/${id}/dispatch`, {
            token: desk.world.staff,
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await desk.world.level(desk.world.inverter)).onHand).toBe(before.onHand - 10);
    });

    it.each([
      ['return', 0],
      ['write_off', -10],
    ])('cancels in transit by %s', async (inTransit, change) => {
      const before = await desk.world.level(desk.world.inverter);
      const { id } = await plan();
      await desk.world.post(`transfers/${id}/dispatch`, {});
      await desk.world.post(`transfers/${id}/cancellation`, { inTransit, reason: 'test' });
      expect((await desk.world.level(desk.world.inverter)).onHand).toBe(before.onHand + change);
      await desk.world.assertBalanced();
    });
  });
}
