import { join } from 'node:path';
import { auditOf } from '@solar/service-kit/testing/audit';
import { mistakesOfAuditedRoutes } from '@solar/service-kit/testing/audited-routes';
import { sellGoods } from './fixtures/sell-goods';
import { WarehouseWorld } from './fixtures/warehouse-world';

/** Work of the warehouse that other suites do not walk through, and what it leaves in the audit trail. */
describe('the audit trail', () => {
  let world: WarehouseWorld;
  let admin: string;

  beforeAll(async () => {
    world = await WarehouseWorld.create();
    admin = await world.service.token({ role: 'admin' });
  });
  afterAll(() => world.service.close());

  const send = (method: 'PATCH' | 'DELETE', path: string, body?: object) =>
    world.service.request(method, `/api/inventory/${path}`, {
      token: admin,
      ...(body ? { body } : {}),
    });

  it('has an entry for every endpoint that changes something, or a reason why none', async () => {
    expect(await mistakesOfAuditedRoutes(world.service, join(__dirname, '..'))).toEqual([]);
  });

  it('shows places that were changed and removed', async () => {
    const warehouse = await world.post('warehouses', { code: 'SHJ', name: 'Sharjah' });
    const zone = await world.post('zones', { warehouseId: warehouse.id, code: 'Z', name: 'Z' });
    const bin = await world.post('bins', { zoneId: zone.id, code: 'SHJ-01', name: '01' });
    expect((await send('PATCH', `zones/${zone.id}`, { name: 'Yard' })).status).toBe(200);
    for (const path of [`bins/${bin.id}`, `zones/${zone.id}`, `warehouses/${warehouse.id}`]) {
      expect([path, (await send('DELETE', path)).status]).toEqual([path, 204]);
    }
    for (const { id } of [bin, zone, warehouse]) {
      await auditOf(world.service, id, ({ action }) => action === 'removed');
    }
    const ofZone = await auditOf(world.service, zone.id);
    expect(ofZone.find(({ action }) => action === 'changed')?.changes).toEqual([
      { field: 'name', from: 'Z', to: 'Yard' },
    ]);
  });

  it('shows terms of a supplier that were removed', async () => {
    const terms = { packSize: 6, minimumOrder: 10, leadTimeDays: 5 };
    const ids = { supplierId: world.supplierId, productId: world.panel };
    const { id } = await world.post('supplier-products', { ...ids, ...terms }, admin);
    expect((await send('DELETE', `supplier-products/${id}`)).status).toBe(204);
    await auditOf(world.service, id, ({ action }) => action === 'removed');
  });

  it('shows a stocktake that was taken back', async () => {
    await world.receive(world.cable, 4, 2);
    const count = await world.post('stocktakes', {
      name: 'Count',
      warehouseId: world.warehouses[1],
    });
    await world.post(`stocktakes/${count.id}/counts`, {
      counts: [{ productId: world.cable, binId: world.bins[2], counted: 3 }],
    });
    await world.post(`stocktakes/${count.id}/approval`, undefined, admin);
    await world.post(`stocktakes/${count.id}/reversal`, { reason: 'Wrong shelf' }, admin);
    const via = 'POST /api/inventory/stocktakes/:id/reversal';
    await auditOf(world.service, count.id, (entry) => entry.via === via);
    expect((await world.level(world.cable)).onHand).toBe(4);
  });

  it('shows what a person decides on the goods of an order', async () => {
    await world.receive(world.inverter, 2);
    const order = await sellGoods(world, world.inverter, 2);
    await world.post('adjustments', {
      ...{ type: 'remove', reason: 'lost', shortages: [{ orderId: order, choice: 'wait' }] },
      lines: [{ productId: world.inverter, binId: world.bins[0], quantity: 1 }],
    });
    await world.post(`orders/${order}/coverage`, {});
    await world.post(`orders/${order}/shortage`, { choice: 'short_ship' });
    const via = 'POST /api/inventory/orders/:orderId/shortage';
    const entries = await auditOf(world.service, order, (entry) => entry.via === via);
    expect(entries.map(({ actor, changes }) => [actor.kind, changes])).toEqual([
      ['person', [{ field: 'shortage', from: null, to: 'cover' }]],
      ['person', [{ field: 'shortage', from: 'waiting', to: 'short_ship' }]],
    ]);
  });
});
