import { isDeepStrictEqual } from 'node:util';
import { stockLevels } from '@solar/contracts/inventory/events';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import type { DocumentDesk, Refusal } from '../fixtures/document-desk';

/** Goods ordered from suppliers. */
export function purchaseOrderDocuments(desk: DocumentDesk): void {
  describe('purchase orders', () => {
    const draft = (quantity: number, deliveryDate: string | null = null) =>
      desk.world.post('purchase-orders', {
        supplierId: desk.world.supplierId,
        warehouseId: desk.world.warehouses[0],
        deliveryDate,
        lines: [
          {
            productId: desk.world.panel,
            quantity,
            unitCost: { amount: 9_050, currency: 'USD' },
          },
        ],
      });
    const setStatus = (id: string, status: string) =>
      desk.world.service.request<Refusal>('PUT', `/api/inventory/purchase-orders/${id}/status`, {
        token: desk.world.staff,
        body: { status },
      });

    it('is expected from its approval until its goods are in, or it has ended', async () => {
      const expected: unknown[] = [];
      await desk.world.service.get(LastValues).follow(stockLevels, (productId, { incoming }) => {
        if (productId === desk.world.panel) expected.push(incoming);
      });
      const become = (wanted: object[]) =>
        desk.world.service.waitFor(() => isDeepStrictEqual(expected.at(-1), wanted));
      const approved = async (quantity: number, deliveryDate: string | null) => {
        const { id } = await draft(quantity, deliveryDate);
        await setStatus(id, 'pending');
        await desk.world.post(`purchase-orders/${id}/approval`, undefined, desk.admin);
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
      await desk.world.post(
        'goods-receipts',
        desk.receiptBody('PO-0', { purchaseOrderId: sooner }),
      );
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
      expect(await desk.refusal(`purchase-orders/${id}/approval`, undefined)).toEqual([
        403,
        'access.denied',
      ]);
      const approved = await desk.world.post<{ status: string; total: object }>(
        `purchase-orders/${id}/approval`,
        undefined,
        desk.admin,
      );
      expect(approved).toMatchObject({
        status: 'approved',
        total: { amount: 72_400, currency: 'USD' },
      });
      await desk.world.post('goods-receipts', desk.receiptBody('PO-1', { purchaseOrderId: id }));
      expect(await desk.world.get(`purchase-orders/${id}`)).toMatchObject({ received: 'partly' });
      expect(
        await desk.refusal('goods-receipts', desk.receiptBody('PO-2', { purchaseOrderId: id })),
      ).toEqual([409, 'receipt.exceeds_order']);
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
      await desk.world.receive(desk.world.panel, 3);
      const { id } = await draft(10);
      await setStatus(id, 'pending');
      await desk.world.post(`purchase-orders/${id}/approval`, undefined, desk.admin);
      const settings = (overReceiptPercent: number, token = desk.admin) =>
        desk.world.service.request('PATCH', '/api/inventory/settings', {
          token,
          body: { overReceiptPercent },
        });
      expect((await settings(50, desk.world.staff)).status).toBe(403);
      expect((await settings(101)).status).toBe(400);
      expect((await settings(20)).status).toBe(200);
      await desk.world.post('goods-receipts', desk.receiptBody('PO-T1', { purchaseOrderId: id }));
      expect(await desk.world.get(`purchase-orders/${id}/receivable`)).toMatchObject({
        tolerancePercent: 20,
        lines: [
          { ordered: 10, received: 5, open: 5, allowed: 7, bin: { binId: desk.world.bins[0] } },
        ],
      });
      const eight = { productId: desk.world.panel, binId: desk.world.bins[0], quantity: 8 };
      const beyond = await desk.world.service.request<Refusal>(
        'POST',
        '/api/inventory/goods-receipts',
        {
          token: desk.world.staff,
          body: desk.receiptBody('PO-T2', { purchaseOrderId: id, lines: [eight] }),
        },
      );
      expect(beyond.body).toMatchObject({
        code: 'receipt.exceeds_order',
        tolerancePercent: 20,
        excess: [{ sku: 'PANEL', quantity: 8, open: 5, allowed: 7 }],
      });
      const seven = { ...eight, quantity: 7 };
      await desk.world.post(
        'goods-receipts',
        desk.receiptBody('PO-T2', { purchaseOrderId: id, lines: [seven] }),
      );
      expect((await setStatus(id, 'completed')).status).toBe(200);
      await settings(0);
    });

    it('is opened again for goods that come late, by those who approve', async () => {
      const { id } = await draft(6);
      await setStatus(id, 'pending');
      await desk.world.post(`purchase-orders/${id}/approval`, undefined, desk.admin);
      await setStatus(id, 'completed');
      const late = desk.receiptBody('PO-LATE', { purchaseOrderId: id });
      expect(await desk.refusal('goods-receipts', late)).toEqual([
        409,
        'purchase_order.not_approved',
      ]);
      expect((await desk.refusal(`purchase-orders/${id}/approval`, undefined))[0]).toBe(403);
      await desk.world.post(`purchase-orders/${id}/approval`, undefined, desk.admin);
      await desk.world.post('goods-receipts', late);
      expect(await desk.world.get(`purchase-orders/${id}`)).toMatchObject({ received: 'partly' });
    });

    it('lets two receipts at once not exceed the order together', async () => {
      const { id } = await draft(5);
      await setStatus(id, 'pending');
      await desk.world.post(`purchase-orders/${id}/approval`, undefined, desk.admin);
      const answers = await Promise.all(
        ['PO-3', 'PO-4'].map((reference) =>
          desk.world.service.request('POST', '/api/inventory/goods-receipts', {
            token: desk.world.staff,
            body: desk.receiptBody(reference, { purchaseOrderId: id }),
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await desk.world.get(`purchase-orders/${id}`)).toMatchObject({ received: 'fully' });
    });
  });
}
