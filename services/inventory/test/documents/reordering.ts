import type { ReorderLine } from '@solar/contracts/inventory/reordering';
import type { AgeingRow, Valuation, ValuationRow } from '@solar/contracts/inventory/valuation';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { DocumentDesk, Refusal } from '../fixtures/document-desk';

/** What is ordered anew, and what the stock is worth. */
export function reorderingAndValue(desk: DocumentDesk): void {
  describe('reordering', () => {
    type Terms = { id: string; unitCost: unknown; preferred: boolean };
    const cost = { amount: 1250, currency: 'EUR' };
    const send = (
      method: 'GET' | 'PUT' | 'PATCH' | 'DELETE',
      path: string,
      body: unknown,
      token = desk.admin,
    ) =>
      desk.world.service.request<Refusal & { items: unknown[] }>(method, `/api/inventory/${path}`, {
        token,
        ...(body === undefined ? {} : { body }),
      });
    const terms = (edit: object = {}) => ({
      ...{ supplierId: desk.world.supplierId, productId: desk.world.panel },
      ...{ packSize: 6, minimumOrder: 10, leadTimeDays: 5, ...edit },
    });

    it('shows and takes costs only with the permission, and one preferred supplier', async () => {
      const mine = await desk.world.post<Terms>(
        'supplier-products',
        terms({ unitCost: cost }),
        desk.admin,
      );
      expect(mine.unitCost).toEqual(cost);
      expect(await desk.refusal('supplier-products', terms(), desk.admin)).toEqual([
        409,
        'supplier_product.duplicate',
      ]);
      const other = await desk.world.post('suppliers', { code: 'SUP2', name: 'Second' });
      const second = terms({ supplierId: other.id });
      expect(await desk.refusal('supplier-products', { ...second, unitCost: cost })).toEqual([
        403,
        'access.denied',
      ]);
      await desk.world.post('supplier-products', { ...second, preferred: true });
      await send(
        'PATCH',
        `supplier-products/${mine.id}`,
        { preferred: true, unitCost: null },
        desk.world.staff,
      );
      const list = await send('GET', `supplier-products?productId=${desk.world.panel}`, undefined);
      expect(list.body.items).toMatchObject([
        { preferred: true, unitCost: cost },
        { preferred: false, unitCost: null },
      ]);
      const seen = await send('GET', 'supplier-products', undefined, desk.world.staff);
      expect(seen.body.items).toMatchObject([{ unitCost: null }, { unitCost: null }]);
      const mixed = { productId: desk.world.cable, unitCost: { amount: 1, currency: 'USD' } };
      expect(await desk.refusal('supplier-products', terms(mixed), desk.admin)).toEqual([
        400,
        'validation.failed',
      ]);
    });

    it('proposes what is missing in packs, and drafts the orders once', async () => {
      const warehouseId = desk.world.warehouses[1] ?? '';
      const rule = `reorder-rules/${desk.world.panel}/${warehouseId}`;
      const tooLow = await send('PUT', rule, { reorderPoint: 20, target: 20 });
      expect(tooLow.status).toBe(400);
      await send('PUT', rule, { reorderPoint: 20, target: 1000 });
      const propose = () =>
        desk.world.get<{ items: ReorderLine[] }>(`reorder-proposal?warehouseId=${warehouseId}`);
      const [line] = (await propose()).items;
      if (!line) throw new Error('Nothing is proposed');
      const there = line.onHand - line.allocated + line.incoming;
      expect(line.needed).toBe(1000 - there);
      const quantity = Math.ceil(line.needed / 6) * 6;
      expect(line.offers.map((offer) => offer.quantity)).toEqual([quantity, quantity]);
      const order = (pieces: number) => ({
        orders: [
          {
            ...{ supplierId: desk.world.supplierId, warehouseId },
            lines: [{ productId: desk.world.panel, quantity: pieces }],
          },
        ],
      });
      const path = 'reorder-proposal/orders';
      expect(await desk.refusal(path, order(quantity + 1))).toEqual([400, 'validation.failed']);
      const stranger = await desk.world.service.token({ role: 'user' });
      expect(await desk.refusal(path, order(quantity), stranger)).toEqual([403, 'access.denied']);
      const headers = { 'idempotency-key': newId('key') };
      const twice = { token: desk.world.staff, body: order(quantity), headers };
      const [first, again] = [
        await desk.world.service.request<{ items: { id: string }[] }>(
          'POST',
          `/api/inventory/${path}`,
          twice,
        ),
        await desk.world.service.request<{ items: { id: string }[] }>(
          'POST',
          `/api/inventory/${path}`,
          twice,
        ),
      ];
      expect(again.body).toEqual(first.body);
      const id = first.body.items[0]?.id ?? '';
      expect(await desk.world.get(`purchase-orders/${id}`)).toMatchObject({
        status: 'draft',
        lines: [{ quantity, unitCost: cost }],
      });
      expect((await propose()).items).toEqual([]);
      expect((await send('DELETE', rule, undefined)).status).toBe(204);
    });
  });

  describe('cost and value', () => {
    type Row = ValuationRow & { key: string };
    const rowOf = async (productId: string, edit = '') => {
      const { status, body } = await desk.world.service.request<Valuation>(
        'GET',
        `/api/inventory/reports/valuation?pageSize=100${edit}`,
        { token: desk.admin },
      );
      expect(status).toBe(200);
      const row = body.items.find(({ key }: Row) => key === productId);
      return { ...row, amount: row?.values[0]?.amount ?? 0, sum: body.sum };
    };

    it('follows the cost of receipts through loss and reversal, and the ledger at any moment', async () => {
      const productId = desk.world.cable;
      const order = await desk.world.post('purchase-orders', {
        ...{ supplierId: desk.world.supplierId, warehouseId: desk.world.warehouses[0] },
        lines: [{ productId, quantity: 10, unitCost: { amount: 400, currency: 'EUR' } }],
      });
      const path = `/api/inventory/purchase-orders/${order.id}/status`;
      await desk.world.service.request('PUT', path, {
        token: desk.admin,
        body: { status: 'pending' },
      });
      await desk.world.post(`purchase-orders/${order.id}/approval`, {}, desk.admin);
      const before = await rowOf(productId);
      const receipt = await desk.world.post('goods-receipts', {
        ...{ supplierId: desk.world.supplierId, warehouseId: desk.world.warehouses[0] },
        ...{ purchaseOrderId: order.id, reference: newId('dn') },
        lines: [{ productId, binId: desk.world.bins[0], quantity: 10 }],
      });
      const received = await rowOf(productId);
      expect(received.amount - before.amount).toBe(4000);
      expect(received.uncosted).toBe(before.uncosted ?? 0);
      await desk.world.post(`goods-receipts/${receipt.id}/reversal`, { reason: 'wrong order' });
      expect(await rowOf(productId)).toMatchObject({ amount: before.amount });
      for (const by of ['warehouse', 'category']) {
        const { sum } = await rowOf(productId, `&by=${by}`);
        expect(sum).toEqual((await rowOf(productId)).sum);
      }
      const past = await rowOf(productId, '&at=2020-01-01T00:00:00Z');
      expect(past.sum).toEqual({ pieces: 0, uncosted: 0, values: [] });
    });

    it('is shown to those who may see costs; ages are shown to the warehouse', async () => {
      const read = (path: string) =>
        desk.world.service.request<Refusal>('GET', `/api/inventory/reports/${path}`, {
          token: desk.world.staff,
        });
      expect((await read('valuation')).status).toBe(403);
      expect((await read('valuation?at=yesterday')).status).toBe(403);
      expect((await read('ageing?by=colour')).status).toBe(400);
      const { items } = await desk.world.get<{ items: AgeingRow[] }>('reports/ageing?by=warehouse');
      for (const { pieces, byAge } of items) {
        expect(byAge.reduce((sum, count) => sum + count, 0)).toBe(pieces);
      }
      const bins = await desk.world.get<{ locations: { kind: string; pieces: number }[] }>(
        'reports/trial-balance',
      );
      const inBins = bins.locations.filter(({ kind }) => kind === 'bin');
      const sum = (rows: readonly { pieces: number }[]) =>
        rows.reduce((total, { pieces }) => total + pieces, 0);
      expect(sum(items)).toBe(sum(inBins));
    });
  });
}
