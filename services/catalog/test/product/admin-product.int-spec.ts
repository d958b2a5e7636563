import { join } from 'node:path';
import type {
  AdminAttribute,
  AdminProduct,
  CreateProduct,
} from '@solar/contracts/catalog/admin-http';
import type {
  Comparison,
  ProductDetail,
  ProductList,
  ProductsBySku,
} from '@solar/contracts/catalog/http';
import type { SearchResponse } from '@solar/contracts/catalog/search-http';
import type { BulkAnswer } from '@solar/contracts/catalog/bulk-http';
import { productChanged } from '@solar/contracts/catalog/events';
import { demoId, demoProductId } from '@solar/contracts/common/demo-ids';
import { newId } from '@solar/service-kit/mongo/new-id';
import { auditOf, unclassifiedCollections } from '@solar/service-kit/testing/audit';
import { mistakesOfAuditedRoutes } from '@solar/service-kit/testing/audited-routes';
import { unlistedAuditFields } from '@solar/service-kit/testing/audited-fields';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { migrations } from '../../src/migrations';
import { testCategoryValues } from '../category/test-category-values';
import { testProductTables } from '../imports/test-product-tables';
import { startCatalog, STORED_DOCUMENT, STORED_PICTURES } from '../start-catalog';
import { testDataReport } from './test-data-report';

const ADMIN = '/api/catalog/admin';

function draft(fields: Partial<CreateProduct> = {}): CreateProduct {
  return {
    sku: newId('sku'),
    slug: newId('s').toLowerCase().replace('_', '-'),
    name: 'Test module 500W',
    categoryId: demoId('cat', 'solar-panels'),
    brandId: demoId('brd', 'LONGi'),
    summary: { en: 'Short', fr: 'Court' },
    description: { en: '', fr: '' },
    powerW: 500,
    labels: ['new'],
    weightGrams: 25_000,
    featured: false,
    active: true,
    attributes: [{ code: 'power_wp', value: 500 }],
    downloads: [],
    ...fields,
  };
}

describe('the back office of products', () => {
  let service: TestService;
  let token: string;

  beforeAll(async () => {
    service = await startCatalog();
    token = await service.token({ role: 'admin' });
  });
  afterAll(() => service.close());

  const create = (body: object) =>
    service.request<AdminProduct & { code: string; errors: { path: string }[] }>(
      'POST',
      `${ADMIN}/products`,
      { token, body },
    );
  const put = (id: string, part: string, body: object) =>
    service.request<AdminProduct & { code: string }>('PUT', `${ADMIN}/products/${id}${part}`, {
      token,
      body,
    });
  const shown = (idOrSlug: string) =>
    service.request<ProductDetail>('GET', `/api/catalog/products/${idOrSlug}`);

  it('creates a product that the shop shows at once, without a price', async () => {
    const input = draft();
    const { status, body } = await create(input);
    expect(status).toBe(201);
    expect(body).toMatchObject({ sku: input.sku, version: 0, base: null });
    const page = await shown(input.slug);
    expect(page.body).toMatchObject({
      id: body.id,
      brand: { name: 'LONGi' },
      stock: 'out_of_stock',
    });
    expect(page.body.attributeGroups[0]?.attributes[0]).toMatchObject({ value: 500, unit: 'Wp' });
  });

  it('keeps a former address alive and names the canonical one', async () => {
    const input = draft();
    const { body } = await create(input);
    const slug = `${input.slug}-renamed`;
    await put(body.id, '', { ...input, slug, version: 0 });
    expect((await shown(input.slug)).body.canonicalPath).toBe(`/products/${slug}`);
    expect((await shown(slug)).status).toBe(200);
  });

  it('keeps the former addresses of a category, and lists its new one', async () => {
    type Category = { id: string; slug: string; formerSlugs?: string[]; version: number };
    const read = async (path: string) =>
      (await service.request<{ items: Category[] }>('GET', path, { token })).body.items;
    const known = (await read(`${ADMIN}/categories`)).find(
      ({ slug }) => slug === 'energy-management',
    );
    const { id, productCount, ...input } = known as Category & { productCount: number };
    expect(productCount).toBeGreaterThan(0);
    const slugs = ['metering', 'meters', 'energy-management'];
    for (const [index, slug] of slugs.entries()) {
      const body = { ...input, slug, version: input.version + index };
      const { status } = await service.request('PUT', `${ADMIN}/categories/${id}`, { token, body });
      expect(status).toBe(200);
      const { text } = await service.request('GET', '/api/catalog/sitemap/1');
      const listed = ['energy-management', ...slugs].filter((one) =>
        text.includes(`/products/category/${one}</loc>`),
      );
      expect([...new Set(listed)]).toEqual([slug]);
    }
    const shownNow = await read('/api/catalog/categories');
    expect(shownNow.find(({ slug }) => slug === 'energy-management')?.formerSlugs).toEqual([
      'metering',
      'meters',
    ]);
  });

  it('refuses the second of two changes of the same version', async () => {
    const input = draft();
    const { id } = (await create(input)).body;
    expect((await put(id, '', { ...input, name: 'First', version: 0 })).status).toBe(200);
    const second = await put(id, '', { ...input, name: 'Second', version: 0 });
    expect([second.status, second.body.code]).toEqual([409, 'conflict.version']);
  });

  it('refuses a taken SKU or slug, unknown references and attributes that do not fit', async () => {
    const input = draft();
    await create(input);
    const sku = await create(draft({ sku: input.sku }));
    expect([sku.status, sku.body.code]).toEqual([409, 'product.sku_taken']);
    const slug = await create(draft({ slug: input.slug }));
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
      const { status, body } = await create(draft(fields));
      expect([path, status]).toEqual([path, 400]);
      expect(body.errors.map((error) => error.path)).toContain(path);
    }
  });

  it('keeps prices above zero, in the currency of the shop, and sales below them', async () => {
    const { id } = (await create(draft())).body;
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    const set = (base: object | null, sale: object | null) =>
      put(id, '/price', { base, sale, version: 0 });
    expect((await set(usd(0), null)).status).toBe(400);
    expect((await set(usd(-5), null)).status).toBe(400);
    expect((await set(usd(1.5), null)).status).toBe(400);
    expect((await set(usd(100), usd(100))).status).toBe(400);
    expect((await set(null, usd(50))).status).toBe(400);
    expect((await set({ amount: 100, currency: 'EUR' }, null)).status).toBe(422);
    const done = await set(usd(100), usd(90));
    expect(done.body).toMatchObject({ base: usd(100), sale: usd(90), version: 1 });
    const [created, priced, ...others] = await auditOf(
      service,
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
    const { id } = (await create(draft())).body;
    const stale = { base: { amount: 1, currency: 'USD' }, sale: null, version: 7 };
    expect((await put(id, '/price', stale)).status).toBe(409);
    await service.atRest();
    expect(await auditOf(service, id)).toMatchObject([{ action: 'created' }]);
  });

  it('classifies every collection for the audit trail', () => {
    expect(unclassifiedCollections(service)).toEqual([]);
    expect(unlistedAuditFields(service)).toEqual([]);
  });

  it('says of every endpoint that changes something what it leaves in the audit trail', async () => {
    expect(await mistakesOfAuditedRoutes(service, join(__dirname, '../..'))).toEqual([]);
  });

  it('records brands and attributes that come and go', async () => {
    const plain = { unit: null, decimals: null, position: 900, required: false };
    const unseen = { highlight: false, filterable: false, comparable: false };
    const things = {
      brands: {
        slug: 'short-lived',
        name: 'Short-lived',
        description: { en: '', fr: '' },
        website: '',
      },
      attributes: {
        ...{ code: 'short_lived', name: { en: 'Short-lived', fr: 'Éphémère' }, type: 'text' },
        ...{ group: 'general', searchTerms: { en: '', fr: '' }, options: [], ...plain, ...unseen },
      },
    };
    for (const [path, body] of Object.entries(things)) {
      const at = `${ADMIN}/${path}`;
      const made = await service.request<{ id: string }>('POST', at, { token, body });
      expect([path, made.status]).toEqual([path, 201]);
      const one = `${at}/${made.body.id}?version=0`;
      expect((await service.request('DELETE', one, { token })).status).toBe(204);
      const entries = await auditOf(service, made.body.id, ({ action }) => action === 'removed');
      expect(entries.map(({ action }) => action)).toEqual(['created', 'removed']);
    }
  });

  it('refuses prices from an editor, who may change everything else', async () => {
    const editor = await service.token({ role: 'editor' });
    const body = { base: { amount: 1, currency: 'USD' }, sale: null, version: 0 };
    const path = `${ADMIN}/products/${demoProductId('SH15T')}`;
    expect((await service.request('PUT', `${path}/price`, { token: editor, body })).status).toBe(
      403,
    );
    const images = { imageSlug: 'sungrow-sh15t', version: 0 };
    const mapped = await service.request('PUT', `${path}/images`, { token: editor, body: images });
    expect(mapped.status).toBe(200);
  });

  it('hides a product from the shop and shows it again', async () => {
    const input = draft();
    const { id } = (await create(input)).body;
    const set = (active: unknown, version: number) => put(id, '/active', { active, version });
    expect((await shown(input.slug)).status).toBe(200);
    expect((await set('no', 0)).status).toBe(400);
    expect((await set(false, 7)).status).toBe(409);
    expect((await set(false, 0)).body).toMatchObject({ active: false, version: 1 });
    expect((await shown(input.slug)).status).toBe(404);
    expect((await set(true, 1)).body).toMatchObject({ active: true, version: 2 });
    expect((await shown(input.slug)).status).toBe(200);

    const body = { active: false, version: 2 };
    const path = `${ADMIN}/products/${id}/active`;
    expect((await service.request('PUT', path, { body })).status).toBe(401);
    const customer = await service.token({ role: 'user' });
    expect((await service.request('PUT', path, { token: customer, body })).status).toBe(403);
    expect((await shown(input.slug)).status).toBe(200);
  });

  it('shows no picture of a new product until it has a folder of pictures', async () => {
    const { body } = await create(draft());
    expect((await shown(body.id)).body).toMatchObject({ image: null, images: [] });
    const mapped = await put(body.id, '/images', { imageSlug: 'sungrow-sh15t', version: 0 });
    expect(mapped.body.image?.url).toBe('/images/products/sungrow-sh15t/card.jpg');
    expect((await shown(body.id)).body.images).toHaveLength(2);
    const nowhere = await put(body.id, '/images', { imageSlug: 'nowhere', version: 1 });
    expect([nowhere.status, nowhere.body.code]).toEqual([422, 'product.no_such_pictures']);
    const cleared = await put(body.id, '/images', { imageSlug: null, version: 1 });
    expect(cleared.body).toMatchObject({ image: null, imageSlug: null });
    expect((await shown(body.id)).body.images).toEqual([]);
  });

  it('shows the pictures and documents of the library in their order, and no file that is not there', async () => {
    const [panel, roof] = STORED_PICTURES;
    const alt = { en: 'On a roof', fr: 'Sur un toit' };
    const none = { en: '', fr: '' };
    const sheet = { kind: 'datasheet' as const, title: alt, sizeBytes: 13 };
    const input = draft({
      pictures: [
        { folder: roof, alt },
        { folder: panel, alt: none },
      ],
      downloads: [{ ...sheet, url: STORED_DOCUMENT }],
      seo: { title: { en: 'Best panel', fr: '' }, description: none },
      related: [demoProductId('SH15T')],
      goesWith: [demoProductId('SH15T')],
    });
    const { body } = await create(input);
    expect(body.related).toEqual([expect.objectContaining({ sku: 'SH15T' })]);
    const page = await shown(input.slug);
    const addresses = [roof, panel].map((folder) => `/images/products/${folder}/main.jpg`);
    expect(page.body.images.map(({ url }) => url)).toEqual(addresses);
    expect(page.body.images.map(({ alt }) => alt.fr)).toEqual(['Sur un toit', input.name]);
    expect(page.body.image?.url).toBe(`/images/products/${roof}/card.jpg`);
    expect(page.body).toMatchObject({ seo: input.seo, hasGoesWith: true });
    for (const part of ['goes-with', 'related']) {
      const path = `/api/catalog/products/${input.slug}/${part}`;
      const { items } = (await service.request<ProductList>('GET', path)).body;
      expect([part, items[0]?.id]).toEqual([part, demoProductId('SH15T')]);
    }
    const wrong: [Partial<CreateProduct>, string][] = [
      [{ pictures: [{ folder: 'nowhere', alt }] }, 'pictures.0.folder'],
      [{ pictures: [{ folder: '../../etc', alt }] }, 'pictures.0.folder'],
      [{ downloads: [{ ...sheet, url: '/api/bucket/uploads/gone.pdf' }] }, 'downloads.0.url'],
      [{ downloads: [{ ...sheet, url: '/somewhere.pdf' }] }, 'downloads.0.url'],
      [{ goesWith: [newId('prd')] }, 'goesWith'],
    ];
    for (const [fields, path] of wrong) {
      const refused = await create(draft(fields));
      expect([path, refused.status]).toEqual([path, 400]);
      expect(refused.body.errors.map((error) => error.path)).toContain(path);
    }
  });

  it('takes price and cost with the product from those who may set them', async () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    const price = { base: usd(100), sale: usd(90), tiers: [] };
    const input = draft({ price, cost: usd(70) });
    const { body } = await create(input);
    expect(body).toMatchObject({ base: usd(100), sale: usd(90), cost: usd(70) });
    const raised = { ...input, price: { ...price, base: usd(120) }, cost: null, version: 0 };
    const changed = await put(body.id, '', raised);
    expect(changed.body).toMatchObject({ base: usd(120), cost: null });
    const { price: _price, cost: _cost, ...rest } = raised;
    const kept = await put(body.id, '', { ...rest, version: 1 });
    expect(kept.body).toMatchObject({ base: usd(120), version: 2 });
    const editor = await service.token({ role: 'editor' });
    for (const part of [{ price }, { cost: usd(1) }]) {
      const options = { token: editor, body: { ...rest, ...part, version: 2 } };
      const path = `${ADMIN}/products/${body.id}`;
      expect((await service.request('PUT', path, options)).status).toBe(403);
      const own = { token: editor, body: draft(part) };
      expect((await service.request('POST', `${ADMIN}/products`, own)).status).toBe(403);
    }
    const dear = draft({ price: { ...price, sale: usd(100) } });
    expect((await create(dear)).status).toBe(400);
    const euros = draft({ cost: { amount: 1, currency: 'EUR' } });
    expect((await create(euros)).status).toBe(422);
  });

  it('changes many products at once as it was shown, or none of them', async () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    const price = { base: usd(1_000), sale: null, tiers: [{ from: 10, unit: usd(900) }] };
    const rows = [
      (await create(draft({ price }))).body,
      (await create(draft({ featured: true }))).body,
    ];
    const send = (change: object, apply: boolean, versions = [0, 0], as = token) =>
      service.request<BulkAnswer & { code: string }>('POST', `${ADMIN}/products/bulk`, {
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
    expect((await shown(rows[0]?.id ?? '')).status).toBe(200);
    expect((await send(raise, true)).body).toMatchObject({ applied: true, changes, refused });
    const path = `${ADMIN}/products/${rows[0]?.id}`;
    const read = async () => (await service.request<AdminProduct>('GET', path, { token })).body;
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
    const editor = await service.token({ role: 'editor' });
    expect((await send(raise, false, [1, 1], editor)).status).toBe(403);
    expect((await send({ field: 'active', value: true }, false, [1, 1], editor)).status).toBe(201);
    const customer = await service.token({ role: 'user' });
    expect((await send(raise, false, [1, 1], customer)).status).toBe(403);
  });

  it('removes a product from the shop with its deletion', async () => {
    const input = draft();
    const { id } = (await create(input)).body;
    const remove = (version: number) =>
      service.request('DELETE', `${ADMIN}/products/${id}?version=${version}`, { token });
    expect((await remove(7)).status).toBe(409);
    expect((await remove(0)).status).toBe(204);
    expect((await remove(0)).status).toBe(404);
    expect((await shown(input.slug)).status).toBe(404);
  });

  it('publishes its changes from the document itself, which then owes nothing', async () => {
    const input = draft();
    const { id } = (await create(input)).body;
    await put(id, '/active', { active: false, version: 0 });
    await service.request('DELETE', `${ADMIN}/products/${id}?version=1`, { token });
    const other = (await create(draft())).body.id;
    await service.atRest();
    const events = (await service.published(productChanged)).filter(
      ({ aggregateId }) => aggregateId === id,
    );
    const said = events.map(({ version, data }) => [version, data.active, data.deleted]);
    expect(said).toEqual([
      [0, true, false],
      [1, false, false],
      [2, false, true],
    ]);
    const stored = service.db.collection<{ _id: string }>('products');
    expect(await stored.findOne({ _id: other })).not.toHaveProperty('outbox');
  });

  describe('values of a category', () => testCategoryValues(() => ({ service, token })));

  describe('the report of the data', () =>
    testDataReport(() => ({
      service,
      token,
      create: async (fields) => (await create(draft(fields))).body,
    })));

  describe('imports of tables', () => testProductTables(() => ({ service, token })));

  it('lists products by the gaps of their data, and keeps approvals and sources', async () => {
    const input = draft({
      attributes: [
        { code: 'power_wp', value: 500, source: 'Datasheet V3', confidence: 'published' },
      ],
      approvals: [
        { authority: 'DEWA', reference: 'PV-7', asOf: '2026-02-01', validUntil: '2027-02-01' },
      ],
    });
    const { body } = await create(input);
    expect(body.attributes).toEqual(input.attributes);
    expect(body.approvals).toEqual(input.approvals);
    expect(body.gaps).toEqual(expect.arrayContaining(['voc_v', 'gtin']));
    expect(body.gaps).not.toContain('power_wp');
    const page = await shown(input.slug);
    expect(page.body.approvals).toEqual(input.approvals);
    const electrical = page.body.attributeGroups.find(({ code }) => code === 'electrical');
    expect(electrical?.notPublished?.map(({ code }) => code)).toContain('voc_v');
    const rows = async (gaps: boolean) => {
      const query = { gaps: String(gaps), q: input.sku };
      const found = await service.request<{ total: number }>('GET', `${ADMIN}/products`, {
        token,
        query,
      });
      return found.body.total;
    };
    expect([await rows(true), await rows(false)]).toEqual([1, 0]);
  });

  it('creates once when a client repeats itself', async () => {
    const input = draft();
    const headers = { 'idempotency-key': newId('key') };
    const again = () =>
      service.request<AdminProduct>('POST', `${ADMIN}/products`, { token, body: input, headers });
    const [one, two] = [await again(), await again()];
    expect(two.status).toBe(201);
    expect(two.body.id).toBe(one.body.id);
  });

  it('keeps categories, brands and attributes that products have', async () => {
    const remove = async (path: string) => {
      const { status, body } = await service.request<{ code: string }>(
        'DELETE',
        `${ADMIN}/${path}?version=0`,
        { token },
      );
      return [status, body.code];
    };
    const category = `categories/${demoId('cat', 'solar-panels')}`;
    expect(await remove(category)).toEqual([409, 'category.has_products']);
    expect(await remove(`brands/${demoId('brd', 'LONGi')}`)).toEqual([409, 'brand.has_products']);
    const attribute = `attributes/${demoId('atr', 'power_wp')}`;
    expect(await remove(attribute)).toEqual([409, 'attribute.in_use']);
    const empty = `categories/${demoId('cat', 'transformers')}?version=0`;
    expect((await service.request('DELETE', `${ADMIN}/${empty}`, { token })).status).toBe(204);
  });

  it('makes a filter, a comparison and search words of an attribute by its row alone', async () => {
    const { body } = await service.request<{ items: AdminAttribute[] }>(
      'GET',
      `${ADMIN}/attributes`,
      { token },
    );
    const found = body.items.find(({ code }) => code === 'family');
    if (!found) throw new Error('The demo catalogue has no such attribute');
    const { id, ...row } = found;
    const list = async (query: string) =>
      (await service.request<ProductList>('GET', `/api/catalog/products?facets=true&${query}`))
        .body;
    const batteries = 'category=storage-batteries';
    const facetOf = ({ facets }: ProductList) =>
      facets?.attributes.find(({ code }) => code === 'family');
    expect(facetOf(await list(batteries))).toBeUndefined();
    expect((await list(`${batteries}&filter=family.LUNA2000-S0`)).total).toBe(0);

    const changed = {
      ...row,
      filterable: true,
      comparable: false,
      searchTerms: { en: 'tower', fr: 'tour' },
    };
    await service.request('PUT', `${ADMIN}/attributes/${id}`, { token, body: changed });
    const counts = facetOf(await list(batteries))?.values;
    const chosen = counts?.[0];
    expect(counts?.length).toBeGreaterThan(1);
    expect((await list(`${batteries}&filter=family.${chosen?.value}`)).total).toBe(chosen?.count);
    const compared = await service.request<Comparison>('GET', '/api/catalog/products/compare', {
      query: { ids: [demoProductId('LUNA2000-5-S0'), demoProductId('HVS 5.1')].join() },
    });
    const codes = compared.body.groups.flatMap(({ rows }) => rows.map(({ code }) => code));
    expect(codes).toContain('usable_energy_kwh');
    expect(codes).not.toContain('family');
    const search = await service.request<SearchResponse>('GET', '/api/search?q=tower');
    expect(search.body.results.products.items[0]?.category.slug).toBe('storage-batteries');
  });

  it('finds the products of a pasted list, however their SKUs are separated', async () => {
    const skus = ['sun2000 10ktl m1', 'HVS 5.1', 'NO-SUCH', 'HVS 5.1'];
    const answer = await service.request<ProductsBySku>('POST', '/api/catalog/products/by-skus', {
      body: { skus },
    });
    expect(answer.status).toBe(200);
    expect(answer.body.items.map(({ asked, product }) => [asked, product.sku])).toEqual([
      ['sun2000 10ktl m1', 'SUN2000-10KTL-M1'],
      ['HVS 5.1', 'HVS 5.1'],
    ]);
    expect(answer.body.missing).toEqual(['NO-SUCH']);
    expect(answer.body.items.map(({ product }) => product.price)).toEqual([null, null]);
  });

  it('moves what were fields of a product to its attributes', async () => {
    const products = service.db.collection<{ _id: string; attributes: { code: string }[] }>(
      'products',
    );
    const attributes = service.db.collection<{ code: string }>('attributes');
    const { id } = (await create(draft())).body;
    await products.updateOne({ _id: id }, { $set: { phase: 'three', inverterType: null } });
    const unknown = { filterable: 1, comparable: 1, decimals: 1, searchTerms: 1 } as const;
    await attributes.updateMany({}, { $unset: unknown });
    await attributes.deleteOne({ code: 'power' });
    const migration = migrations.find((one) => one.id === '003-attributes-that-filter');
    await migration?.up(service.db);
    await migration?.up(service.db);
    const product = await products.findOne({ _id: id });
    expect(product?.attributes).toEqual([
      { code: 'power_wp', value: 500 },
      { code: 'phase', value: 'three' },
    ]);
    expect(product).not.toHaveProperty('phase');
    expect(product).not.toHaveProperty('inverterType');
    expect(await attributes.countDocuments({ filterable: true })).toBe(3);
    expect(await attributes.countDocuments({ searchTerms: { $exists: false } })).toBe(0);
  });

  it('moves categories in the tree, all or none, and none below itself', async () => {
    type Category = { id: string; parentId: string | null; position: number; version: number };
    const read = async () =>
      (await service.request<{ items: Category[] }>('GET', `${ADMIN}/categories`, { token })).body
        .items;
    const [top, child] = await read();
    if (!top || !child) throw new Error('No categories');
    const place = ({ id, version }: Category, parentId: string | null, position = 0) => ({
      ...{ id, version, parentId, position },
    });
    const arrange = (items: object[], as = token) =>
      service.request<{ items: Category[] }>('PUT', `${ADMIN}/categories/arrangement`, {
        token: as,
        body: { items },
      });
    const ring = [place(top, child.id), place(child, top.id)];
    expect((await arrange(ring)).status).toBe(400);
    expect(await read()).toEqual(expect.arrayContaining([top, child]));
    expect((await arrange([place(top, top.id)])).status).toBe(400);
    expect((await arrange([place(top, newId('cat'))])).status).toBe(400);
    const moved = await arrange([place(child, top.id, 3)]);
    const now = moved.body.items.find(({ id }) => id === child.id);
    expect(now).toMatchObject({ parentId: top.id, position: 3, version: child.version + 1 });
    expect((await arrange([place(child, null)])).status).toBe(409);
    expect((await arrange([])).status).toBe(400);
    const back = { ...child, version: child.version + 1 };
    expect((await arrange([place(back, child.parentId, child.position)])).status).toBe(200);
    const customer = await service.token({ role: 'user' });
    expect((await arrange([place(top, null)], customer)).status).toBe(403);
  });

  it('never loses a category to a product that moves in at the same moment', async () => {
    const body = {
      slug: 'short-lived',
      name: { en: 'Short-lived', fr: 'Éphémère' },
      description: { en: '', fr: '' },
      parentId: null,
      position: 50,
      showInDesktopMenu: false,
      showInMobileMenu: false,
    };
    const made = await service.request<{ id: string }>('POST', `${ADMIN}/categories`, {
      token,
      body,
    });
    const categoryId = made.body.id;
    const [product, removal] = await Promise.all([
      create(draft({ categoryId })),
      service.request('DELETE', `${ADMIN}/categories/${categoryId}?version=0`, { token }),
    ]);
    expect([
      [201, 409],
      [400, 204],
    ]).toContainEqual([product.status, removal.status]);
  });
});
