import { settingsChanged } from '@solar/contracts/admin/events';
import { newId } from '@solar/service-kit/mongo/new-id';
import { PaperSource } from '../../src/printing/paper-source';
import { sellGoods } from '../fixtures/sell-goods';
import type { DocumentDesk, Refusal } from '../fixtures/document-desk';

/** Labels and documents on paper. */
export function printedDocuments(desk: DocumentDesk): void {
  describe('printing', () => {
    const file = (
      path: string,
      query: Record<string, string>,
      token: string | null = desk.world.staff,
    ) =>
      desk.world.service.request<Refusal>('GET', `/api/inventory/${path}`, {
        query,
        ...(token && { token }),
      });

    it('prints labels of bins, products and documents', async () => {
      const receipt = await desk.world.receive(desk.world.panel, 1);
      const kinds = { bin: desk.world.bins.join(), product: desk.world.panel, receipt: receipt.id };
      for (const [kind, ids] of Object.entries(kinds)) {
        const { status, text } = await file('labels', { kind, ids, code: 'code128', copies: '2' });
        expect([kind, status, text.slice(0, 5)]).toEqual([kind, 200, '%PDF-']);
      }
    });

    it('prints documents of each kind, several in one file', async () => {
      const receipts = [
        await desk.world.receive(desk.world.panel, 1),
        await desk.world.receive(desk.world.cable, 1),
      ];
      const transfer = await desk.world.post('transfers', {
        lines: [
          {
            productId: desk.world.panel,
            quantity: 1,
            fromBinId: desk.world.bins[0],
            toBinId: desk.world.bins[1],
          },
        ],
      });
      const stocktake = await desk.world.post('stocktakes', {
        name: 'To print',
        warehouseId: desk.world.warehouses[0],
      });
      const orderId = await sellGoods(desk.world, desk.world.panel, 1);
      const ordered = {
        productId: desk.world.panel,
        quantity: 3,
        unitCost: { amount: 12_345, currency: 'USD' },
      };
      const purchaseOrder = await desk.world.post('purchase-orders', {
        ...{
          supplierId: desk.world.supplierId,
          warehouseId: desk.world.warehouses[0],
          lines: [ordered],
        },
      });
      const [paper] = await desk.world.service
        .get(PaperSource)
        .papers({ type: 'purchase_order', ids: [purchaseOrder.id], language: 'fr' });
      expect(paper?.rows[0]?.slice(2)).toEqual(['3', '123,45\u00a0USD', '370,35\u00a0USD']);
      const types = {
        receipt: receipts.map(({ id }) => id).join(),
        transfer: transfer.id,
        stocktake: stocktake.id,
        pick_list: orderId,
        packing_slip: orderId,
        purchase_order: purchaseOrder.id,
      };
      for (const [type, ids] of Object.entries(types)) {
        const { status, text } = await file('papers', { type, ids, language: 'fr' });
        expect([type, status, text.slice(0, 5)]).toEqual([type, 200, '%PDF-']);
      }
      await desk.world.post(`stocktakes/${stocktake.id}/cancellation`, {});
    });

    it('says which orders of a choice have something to print', async () => {
      const orderId = await sellGoods(desk.world, desk.world.panel, 1);
      const without = newId('ord');
      const asked = (orderIds: string, token: string | null = desk.world.staff) =>
        desk.world.service.request<{ items: { orderId: string }[] }>(
          'GET',
          '/api/inventory/orders',
          {
            query: { orderIds, pageSize: '100' },
            ...(token && { token }),
          },
        );
      const found = await asked([without, orderId, orderId].join());
      expect(found.body.items.map((one) => one.orderId)).toEqual([orderId]);
      expect((await asked(without)).body.items).toEqual([]);
      const many = Array.from({ length: 101 }, () => newId('ord')).join();
      for (const bad of ['', 'all', `${orderId},`, many]) {
        expect([bad, (await asked(bad)).status]).toEqual([bad, 400]);
      }
      expect((await asked(orderId, null)).status).toBe(401);
      const stranger = await desk.world.service.token({ role: 'editor' });
      expect((await asked(orderId, stranger)).status).toBe(403);
    });

    it('names the company of the settings on what it sends to a supplier, and to whom it goes', async () => {
      const { panel, warehouses, service } = desk.world;
      const { id: supplierId } = await desk.world.post('suppliers', {
        ...{ code: 'SUNWORKS', name: 'Sun Works', contactName: 'Lina Haddad' },
        ...{ address: 'Port Road 5', city: 'Sharjah', country: 'United Arab Emirates' },
      });
      const order = await desk.world.post('purchase-orders', {
        ...{ supplierId, warehouseId: warehouses[0] },
        lines: [{ productId: panel, quantity: 3, unitCost: null }],
      });
      const settled = await service.request('PATCH', `/api/inventory/warehouses/${warehouses[0]}`, {
        token: desk.world.staff,
        body: { address: ' Quay 3\nJebel Ali, Dubai ' },
      });
      expect(settled).toMatchObject({
        status: 200,
        body: { name: 'DXB', address: 'Quay 3\nJebel Ali, Dubai' },
      });
      const facts = async () => {
        const query = { type: 'purchase_order' as const, ids: [order.id], language: 'en' as const };
        const [paper] = await service.get(PaperSource).papers(query);
        return Object.fromEntries(paper?.facts ?? []);
      };
      const company = { sellerName: 'Palm Solar FZE', sellerAddress: 'Street 1, Dubai' };
      const announce = (version: number, siteName: string, invoicing: typeof company) =>
        service.publish(settingsChanged, {
          ...{ aggregateId: 'site', version },
          data: {
            ...{
              siteName,
              contactEmail: 'sales@alsa.example',
              currency: 'USD',
              currencySymbol: '$',
            },
            ...{ taxEnabled: true, taxBasisPoints: 500, shippingEnabled: true },
            ...{ defaultShippingMinor: 0, paymentsEnabled: true },
            invoicing: { ...invoicing, sellerTaxNumber: '100000000000003' },
          },
        });
      await announce(7, 'Palm Solar', company);
      await announce(6, 'Older', { sellerName: 'Older FZE', sellerAddress: '' });
      await service.atRest();
      expect(await facts()).toMatchObject({
        Buyer: 'Palm Solar FZE\nStreet 1, Dubai\nTRN: 100000000000003',
        Supplier: 'Sun Works\nLina Haddad\nPort Road 5\nSharjah, United Arab Emirates',
        'Deliver to': 'DXB\nQuay 3\nJebel Ali, Dubai',
      });
    });

    it('refuses what it does not know, bad input and strangers', async () => {
      const unknown = { kind: 'bin', ids: newId('bin') };
      const status = async (path: string, query: Record<string, string>, token?: string | null) =>
        (await file(path, query, token)).status;
      expect(await status('labels', unknown)).toBe(404);
      expect(await status('papers', { type: 'receipt', ids: newId('rcp') })).toBe(404);
      expect(await status('labels', { kind: 'bin', ids: 'x' })).toBe(400);
      const many = Array.from({ length: 60 }, () => newId('bin')).join();
      expect(await status('labels', { kind: 'bin', ids: many, copies: '50' })).toBe(400);
      expect(await status('papers', { type: 'invoice', ids: newId('rcp') })).toBe(400);
      expect(await status('labels', unknown, null)).toBe(401);
      const customer = await desk.world.service.token({ role: 'user', approved: true });
      expect(await status('labels', unknown, customer)).toBe(403);
    });
  });
}
