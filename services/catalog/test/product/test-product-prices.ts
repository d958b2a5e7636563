import type { AdminProduct } from '@solar/contracts/catalog/admin-http';
import type { BulkAnswer } from '@solar/contracts/catalog/bulk-http';
import { demoProductId } from '@solar/contracts/common/demo-ids';
import { newId } from '@solar/service-kit/mongo/new-id';
import { auditOf } from '@solar/service-kit/testing/audit';
import { ADMIN, draft, type ProductOffice } from './product-office';

/** Prices and costs of products, and many products changed at once. */
export function testProductPrices(office: ProductOffice): void {
  it('keeps prices above zero, in the currency of the shop, and sales below them', async () => {
    const { id } = (await office.create(draft())).body;
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    const set = (base: object | null, sale: object | null) =>
      office.put(id, '/price', { base, sale, version: 0 });
    expect((await set(usd(0), null)).status).toBe(400);
    expect((await set(usd(-5), null)).status).toBe(400);
    expect((await set(usd(1.5), null)).status).toBe(400);
    expect((await set(usd(100), usd(100))).status).toBe(400);
    expect((await set(null, usd(50))).status).toBe(400);
    expect((await set({ amount: 100, currency: 'EUR' }, null)).status).toBe(422);
    const done = await set(usd(100), usd(90));
    expect(done.body).toMatchObject({ base: usd(100), sale: usd(90), version: 1 });
    const [created, priced, ...others] = await auditOf(
      office.service,
      id,
      ({ action }) => action === 'changed',
    );
    expect(others).toEqual([]);
    expect(created).toMatchObject({ action: 'created', thing: { label: 'Test module 500W' } });
    expect(priced).toMatchObject({
      actor: { kind: 'person', role: 'admin' },
      via: 'PUT /api/catalog/admin/products/:id/price',
      thing: { type: 'product', id },
    });
    expect(priced?.changes).toContainEqual({ field: 'base', from: null, to: '1.00 USD' });
  });

  it('leaves no trace of a change that was refused', async () => {
    const { id } = (await office.create(draft())).body;
    const stale = { base: { amount: 1, currency: 'USD' }, sale: null, version: 7 };
    expect((await office.put(id, '/price', stale)).status).toBe(409);
    await office.service.atRest();
    expect(await auditOf(office.service, id)).toMatchObject([{ action: 'created' }]);
  });

  it('refuses prices from an editor, who may change everything else', async () => {
    const editor = await office.service.token({ role: 'editor' });
    const body = { base: { amount: 1, currency: 'USD' }, sale: null, version: 0 };
    const path = `${ADMIN}/products/${demoProductId('SH15T')}`;
    expect(
      (await office.service.request('PUT', `${path}/price`, { token: editor, body })).status,
    ).toBe(403);
    const images = { imageSlug: 'sungrow-sh15t', version: 0 };
    const mapped = await office.service.request('PUT', `${path}/images`, {
      token: editor,
      body: images,
    });
    expect(mapped.status).toBe(200);
  });

  it('takes price and cost with the product from those who may set them', async () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    const price = { base: usd(100), sale: usd(90), tiers: [] };
    const input = draft({ price, cost: usd(70) });
    const { body } = await office.create(input);
    expect(body).toMatchObject({ base: usd(100), sale: usd(90), cost: usd(70) });
    const raised = { ...input, price: { ...price, base: usd(120) }, cost: null, version: 0 };
    const changed = await office.put(body.id, '', raised);
    expect(changed.body).toMatchObject({ base: usd(120), cost: null });
    const { price: _price, cost: _cost, ...rest } = raised;
    const kept = await office.put(body.id, '', { ...rest, version: 1 });
    expect(kept.body).toMatchObject({ base: usd(120), version: 2 });
    const editor = await office.service.token({ role: 'editor' });
    for (const part of [{ price }, { cost: usd(1) }]) {
      const options = { token: editor, body: { ...rest, ...part, version: 2 } };
      const path = `${ADMIN}/products/${body.id}`;
      expect((await office.service.request('PUT', path, options)).status).toBe(403);
      const own = { token: editor, body: draft(part) };
      expect((await office.service.request('POST', `${ADMIN}/products`, own)).status).toBe(403);
    }
    const dear = draft({ price: { ...price, sale: usd(100) } });
    expect((await office.create(dear)).status).toBe(400);
    const euros = draft({ cost: { amount: 1, currency: 'EUR' } });
    expect((await office.create(euros)).status).toBe(422);
  });

  it('changes many products at once as it was shown, or none of them', async () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    const price = { base: usd(1_000), sale: null, tiers: [{ from: 10, unit: usd(900) }] };
    const rows = [
      (await office.create(draft({ price }))).body,
      (await office.create(draft({ featured: true }))).body,
    ];
    const send = (change: object, apply: boolean, versions = [0, 0], as = office.token) =>
      office.service.request<BulkAnswer & { code: string }>('POST', `${ADMIN}/products/bulk`, {
        token: as,
        body: {
          products: rows.map(({ id }, index) => ({ id, version: versions[index] })),
          ...{ change, apply },
        },
      });
    const raise = { field: 'price', value: 10 };
    const refused = [expect.objectContaining({ id: rows[1]?.id, code: 'noPrice' })];
    const changes = [expect.objectContaining({ from: usd(1_000), to: usd(1_100) })];
    const preview = await send(raise, false);
    expect(preview.body).toMatchObject({ applied: false, changes, refused });
    expect((await office.shown(rows[0]?.id ?? '')).status).toBe(200);
    expect((await send(raise, true)).body).toMatchObject({ applied: true, changes, refused });
    const path = `${ADMIN}/products/${rows[0]?.id}`;
    const read = async () =>
      (await office.service.request<AdminProduct>('GET', path, { token: office.token })).body;
    expect(await read()).toMatchObject({ base: usd(1_100), tiers: [{ unit: usd(990) }] });
    const stale = await send({ field: 'featured', value: false }, true);
    expect(stale.body).toMatchObject({ unchanged: 1, applied: true });
    const late = await send({ field: 'weightGrams', value: 7 }, true, [0, 0]);
    expect([late.status, late.body.code]).toEqual([409, 'conflict.version']);
    expect((await read()).weightGrams).toBe(25_000);
    const wrong = [
      { field: 'categoryId', value: newId('cat') },
      { field: 'attribute', code: 'nonsense', value: 1 },
      { field: 'attribute', code: 'power_wp', value: 'much' },
      { field: 'price', value: -100 },
      { field: 'sku', value: 'X' },
    ];
    for (const change of wrong) {
      expect([change, (await send(change, false)).status]).toEqual([change, 400]);
    }
    const editor = await office.service.token({ role: 'editor' });
    expect((await send(raise, false, [1, 1], editor)).status).toBe(403);
    expect((await send({ field: 'active', value: true }, false, [1, 1], editor)).status).toBe(201);
    const customer = await office.service.token({ role: 'user' });
    expect((await send(raise, false, [1, 1], customer)).status).toBe(403);
  });
}
