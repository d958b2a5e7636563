import type { AdminProduct, CreateProduct } from '@solar/contracts/catalog/admin-http';
import type { ProductsBySku } from '@solar/contracts/catalog/http';
import { productChanged } from '@solar/contracts/catalog/events';
import { newId } from '@solar/service-kit/mongo/new-id';
import { ADMIN, draft, type ProductOffice } from './product-office';

/** Products: made, changed, hidden, shown and removed. */
export function testProducts(office: ProductOffice): void {
  it('creates a product that the shop shows at once, without a price', async () => {
    const input = draft();
    const { status, body } = await office.create(input);
    expect(status).toBe(201);
    expect(body).toMatchObject({ sku: input.sku, version: 0, base: null });
    const page = await office.shown(input.slug);
    expect(page.body).toMatchObject({
      id: body.id,
      brand: { name: 'LONGi' },
      stock: 'out_of_stock',
    });
    expect(page.body.attributeGroups[0]?.attributes[0]).toMatchObject({ value: 500, unit: 'Wp' });
  });

  it('keeps a former address alive and names the canonical one', async () => {
    const input = draft();
    const { body } = await office.create(input);
    const slug = `${input.slug}-renamed`;
    await office.put(body.id, '', { ...input, slug, version: 0 });
    expect((await office.shown(input.slug)).body.canonicalPath).toBe(`/products/${slug}`);
    expect((await office.shown(slug)).status).toBe(200);
  });

  it('refuses the second of two changes of the same version', async () => {
    const input = draft();
    const { id } = (await office.create(input)).body;
    expect((await office.put(id, '', { ...input, name: 'First', version: 0 })).status).toBe(200);
    const second = await office.put(id, '', { ...input, name: 'Second', version: 0 });
    expect([second.status, second.body.code]).toEqual([409, 'conflict.version']);
  });

  it('refuses a taken SKU or slug, unknown references and attributes that do not fit', async () => {
    const input = draft();
    await office.create(input);
    const sku = await office.create(draft({ sku: input.sku }));
    expect([sku.status, sku.body.code]).toEqual([409, 'product.sku_taken']);
    const slug = await office.create(draft({ slug: input.slug }));
    expect([slug.status, slug.body.code]).toEqual([409, 'product.slug_taken']);
    const wrong: [Partial<CreateProduct>, string][] = [
      [{ categoryId: newId('cat') }, 'categoryId'],
      [{ brandId: newId('brd') }, 'brandId'],
      [{ slug: 'featured' }, 'slug'],
      [{ attributes: [{ code: 'nonsense', value: 1 }] }, 'attributes.0.code'],
      [{ attributes: [{ code: 'power_wp', value: 'much' }] }, 'attributes.0.value'],
      [{ attributes: [{ code: 'phase', value: 'seven' }] }, 'attributes.0.value'],
      [{ name: 'x'.repeat(201) }, 'name'],
      [{ weightGrams: 1.5 }, 'weightGrams'],
    ];
    for (const [fields, path] of wrong) {
      const { status, body } = await office.create(draft(fields));
      expect([path, status]).toEqual([path, 400]);
      expect(body.errors.map((error) => error.path)).toContain(path);
    }
  });

  it('hides a product from the shop and shows it again', async () => {
    const input = draft();
    const { id } = (await office.create(input)).body;
    const set = (active: unknown, version: number) =>
      office.put(id, '/active', { active, version });
    expect((await office.shown(input.slug)).status).toBe(200);
    expect((await set('no', 0)).status).toBe(400);
    expect((await set(false, 7)).status).toBe(409);
    expect((await set(false, 0)).body).toMatchObject({ active: false, version: 1 });
    expect((await office.shown(input.slug)).status).toBe(404);
    expect((await set(true, 1)).body).toMatchObject({ active: true, version: 2 });
    expect((await office.shown(input.slug)).status).toBe(200);

    const body = { active: false, version: 2 };
    const path = `${ADMIN}/products/${id}/active`;
    expect((await office.service.request('PUT', path, { body })).status).toBe(401);
    const customer = await office.service.token({ role: 'user' });
    expect((await office.service.request('PUT', path, { token: customer, body })).status).toBe(403);
    expect((await office.shown(input.slug)).status).toBe(200);
  });

  it('removes a product from the shop with its deletion', async () => {
    const input = draft();
    const { id } = (await office.create(input)).body;
    const remove = (version: number) =>
      office.service.request('DELETE', `${ADMIN}/products/${id}?version=${version}`, {
        token: office.token,
      });
    expect((await remove(7)).status).toBe(409);
    expect((await remove(0)).status).toBe(204);
    expect((await remove(0)).status).toBe(404);
    expect((await office.shown(input.slug)).status).toBe(404);
  });

  it('publishes its changes from the document itself, which then owes nothing', async () => {
    const input = draft();
    const { id } = (await office.create(input)).body;
    await office.put(id, '/active', { active: false, version: 0 });
    await office.service.request('DELETE', `${ADMIN}/products/${id}?version=1`, {
      token: office.token,
    });
    const other = (await office.create(draft())).body.id;
    await office.service.atRest();
    const events = (await office.service.published(productChanged)).filter(
      ({ aggregateId }) => aggregateId === id,
    );
    const said = events.map(({ version, data }) => [version, data.active, data.deleted]);
    expect(said).toEqual([
      [0, true, false],
      [1, false, false],
      [2, false, true],
    ]);
    const stored = office.service.db.collection<{ _id: string }>('products');
    expect(await stored.findOne({ _id: other })).not.toHaveProperty('outbox');
  });

  it('creates once when a client repeats itself', async () => {
    const input = draft();
    const headers = { 'idempotency-key': newId('key') };
    const again = () =>
      office.service.request<AdminProduct>('POST', `${ADMIN}/products`, {
        token: office.token,
        body: input,
        headers,
      });
    const [one, two] = [await again(), await again()];
    expect(two.status).toBe(201);
    expect(two.body.id).toBe(one.body.id);
  });

  it('finds the products of a pasted list, however their SKUs are separated', async () => {
    const skus = ['sun2000 10ktl m1', 'HVS 5.1', 'NO-SUCH', 'HVS 5.1'];
    const answer = await office.service.request<ProductsBySku>(
      'POST',
      '/api/catalog/products/by-skus',
      {
        body: { skus },
      },
    );
    expect(answer.status).toBe(200);
    expect(answer.body.items.map(({ asked, product }) => [asked, product.sku])).toEqual([
      ['sun2000 10ktl m1', 'SUN2000-10KTL-M1'],
      ['HVS 5.1', 'HVS 5.1'],
    ]);
    expect(answer.body.missing).toEqual(['NO-SUCH']);
    expect(answer.body.items.map(({ product }) => product.price)).toEqual([null, null]);
  });
}
