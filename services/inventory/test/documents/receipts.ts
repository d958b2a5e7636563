import { auditOf, unclassifiedCollections } from '@solar/service-kit/testing/audit';
import { unlistedAuditFields } from '@solar/service-kit/testing/audited-fields';
import type { DocumentDesk } from '../fixtures/document-desk';

/** Goods that come in. */
export function receiptDocuments(desk: DocumentDesk): void {
  describe('goods receipts', () => {
    it('puts goods into bins through the ledger', async () => {
      const before = await desk.world.level(desk.world.panel);
      const receipt = await desk.world.post<{ number: string; pieces: number }>(
        'goods-receipts',
        desk.receiptBody('DN-1'),
      );
      expect(receipt).toMatchObject({ pieces: 5 });
      expect(receipt.number).toMatch(/^GR-\d{4}-\d{5}$/);
      const moves = await desk.world.get<{ total: number; items: object[] }>(
        `moves?reference=${receipt.number}`,
      );
      expect(moves.items).toMatchObject([
        { from: { kind: 'supplier' }, to: { kind: 'bin' }, quantity: 5, reason: 'receipt' },
      ]);
      expect((await desk.world.level(desk.world.panel)).onHand).toBe(before.onHand + 5);
    });

    it('names in their history who posted them, also when several do so at once', async () => {
      const names = ['Ada', 'Grace', 'Edsger'];
      const posted = await Promise.all(
        names.map(async (name, i) => {
          const token = await desk.world.service.token({ role: 'warehouse', name });
          const body = desk.receiptBody(`DN-by-${i}`);
          return desk.world.service.request<{ id: string }>(
            'POST',
            '/api/inventory/goods-receipts',
            {
              token,
              body,
            },
          );
        }),
      );
      const recorded = await Promise.all(
        posted.map(async ({ body }) => {
          const [entry] = await auditOf(desk.world.service, body.id);
          return [entry?.thing.type, entry?.action, entry?.actor.name];
        }),
      );
      expect(recorded).toEqual(names.map((name) => ['receipt', 'created', name]));
    });

    it('classify every collection for the audit trail', () => {
      expect(unclassifiedCollections(desk.world.service)).toEqual([]);
      expect(unlistedAuditFields(desk.world.service)).toEqual([]);
    });

    it('takes a delivery note once, also when it is posted several times at once', async () => {
      const before = await desk.world.level(desk.world.panel);
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() =>
          desk.world.service.request('POST', '/api/inventory/goods-receipts', {
            token: desk.world.staff,
            body: desk.receiptBody('DN-2'),
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      expect((await desk.world.level(desk.world.panel)).onHand).toBe(before.onHand + 5);
    });

    it('takes further parts of a delivery note that say so, each once', async () => {
      await desk.world.post('goods-receipts', desk.receiptBody('DN-PARTS'));
      const part = desk.receiptBody('DN-PARTS', { continuesDelivery: true });
      expect(await desk.world.post('goods-receipts', part)).toMatchObject({ sitting: 2 });
      expect(await desk.world.post('goods-receipts', part)).toMatchObject({ sitting: 3 });
      expect(await desk.refusal('goods-receipts', desk.receiptBody('DN-PARTS'))).toEqual([
        409,
        'receipt.duplicate',
      ]);
    });

    it('answers a repeated request with the first answer, and refuses the key for another body', async () => {
      const send = (body: object) =>
        desk.world.service.request<{ id: string; code: string }>(
          'POST',
          '/api/inventory/goods-receipts',
          {
            token: desk.world.staff,
            body,
            headers: { 'idempotency-key': 'receipt-key-0001' },
          },
        );
      const first = await send(desk.receiptBody('DN-3'));
      const again = await send(desk.receiptBody('DN-3'));
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.body.id).toBe(first.body.id);
      const other = await send(desk.receiptBody('DN-4'));
      expect([other.status, other.body.code]).toEqual([422, 'idempotency.mismatch']);
    });

    it('refuses bins of another warehouse and unknown products', async () => {
      const line = { productId: desk.world.panel, binId: desk.world.bins[2], quantity: 1 };
      expect(
        await desk.refusal('goods-receipts', desk.receiptBody('DN-5', { lines: [line] })),
      ).toEqual([400, 'validation.failed']);
      const unknown = { ...line, binId: desk.world.bins[0], productId: `prd_${'0'.repeat(26)}` };
      expect(
        await desk.refusal('goods-receipts', desk.receiptBody('DN-5', { lines: [unknown] })),
      ).toEqual([400, 'validation.failed']);
    });
  });
}
