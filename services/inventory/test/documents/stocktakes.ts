import type { DocumentDesk } from '../fixtures/document-desk';

/** Counting what is there. */
export function stocktakeDocuments(desk: DocumentDesk): void {
  describe('stocktakes', () => {
    it('posts the variance against what was there when the line was counted', async () => {
      const bin = desk.world.bins[3];
      await desk.world.receive(desk.world.cable, 20, 3);
      const stocktake = await desk.world.post('stocktakes', {
        name: 'Count',
        warehouseId: desk.world.warehouses[1],
      });
      // Goods that move between the start and the count are no variance.
      await desk.world.receive(desk.world.cable, 5, 3);
      const lines = await desk.world.get<{
        items: { product: { productId: string }; bin: object }[];
      }>(`stocktakes/${stocktake.id}/lines`);
      expect(
        await desk.refusal(`stocktakes/${stocktake.id}/approval`, undefined, desk.admin),
      ).toEqual([409, 'stocktake.uncounted']);
      const others = lines.items
        .filter((line) => line.product.productId !== desk.world.cable)
        .map(
          (line) =>
            line as unknown as {
              product: { productId: string };
              bin: { binId: string };
              expected: number | null;
            },
        )
        .map(({ product, bin: place, expected }) => {
          // Nobody counts to what is expected: it is not shown before.
          expect(expected).toBeNull();
          return { productId: product.productId, binId: place.binId };
        });
      await desk.world.post(`stocktakes/${stocktake.id}/counts`, {
        counts: [
          { productId: desk.world.cable, binId: bin, counted: 23 },
          ...(await Promise.all(others.map(asInTheBin))),
        ],
      });
      // Goods that move after the count stay where they went.
      await desk.world.receive(desk.world.cable, 4, 3);
      const before = await desk.world.level(desk.world.cable);
      const done = await desk.world.post<{ status: string; variancePieces: number }>(
        `stocktakes/${stocktake.id}/approval`,
        undefined,
        desk.admin,
      );
      expect(done).toMatchObject({ status: 'completed', variancePieces: 2 });
      expect((await desk.world.level(desk.world.cable)).onHand).toBe(before.onHand - 2);
      const counted = await desk.world.get<{ items: { expected: number | null }[] }>(
        `stocktakes/${stocktake.id}/lines`,
      );
      expect(counted.items).not.toHaveLength(0);
      expect(counted.items.every(({ expected }) => expected !== null)).toBe(true);
      await desk.world.assertBalanced();
    });

    /** A count that finds what the ledger says. */
    async function asInTheBin({ productId, binId }: { productId: string; binId: string }) {
      const { balances } = await desk.world.get<{ balances: { binId: string; onHand: number }[] }>(
        `stock-levels/${productId}`,
      );
      const counted = balances.find((balance) => balance.binId === binId)?.onHand ?? 0;
      return { productId, binId, counted };
    }
  });
}
