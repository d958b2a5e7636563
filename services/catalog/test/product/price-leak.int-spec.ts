import { demoGroupId, demoProductId, demoUserId } from '@solar/contracts/common/demo-ids';
import { productCosts } from '@solar/contracts/catalog/rpc';
import { RpcClient } from '@solar/service-kit/messaging/rpc-client';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { startCatalog } from '../start-catalog';

const PANEL = demoProductId('JKM580N-72HL4-BDV');
const ON_SALE = demoProductId('LR5-72HPH-550M');

/** Every way in which a storefront reader can ask for products. */
const READS = [
  '/api/catalog/products?facets=true&pageSize=100',
  '/api/catalog/products?sort=name&category=inverters&facets=true',
  '/api/catalog/products/featured?limit=24',
  `/api/catalog/products/by-ids?ids=${PANEL},${ON_SALE}`,
  `/api/catalog/products/compare?ids=${PANEL},${ON_SALE}`,
  `/api/catalog/products/${PANEL}`,
  `/api/catalog/products/${ON_SALE}/related`,
  `/api/catalog/products/${ON_SALE}/substitutes`,
  `/api/catalog/products/${ON_SALE}/reviews`,
  `/api/catalog/products/${ON_SALE}/fit?limit=48`,
  '/api/catalog/categories',
  '/api/catalog/brands',
  '/api/catalog/sitemap',
  '/api/search?q=longi&pageSize=100',
  '/api/search?q=discount',
  '/api/search/default',
  '/api/search/suggestions?q=hi-mo',
  '/api/catalog/health',
];

const PRICE_QUESTIONS = [
  'sort=price',
  'sort=-price',
  'minPrice=1',
  'maxPrice=100000',
  'labels=sale',
  'labels=bestseller,sale',
];

describe('prices', () => {
  let service: TestService;
  let readers: [string, string | undefined][];

  beforeAll(async () => {
    service = await startCatalog();
    readers = [
      ['a visitor', undefined],
      ['a customer who is not approved', await service.token({ approved: false })],
      [
        'an unapproved customer of a group',
        await service.token({ groupId: demoGroupId('Installers') }),
      ],
      [
        'the customer of a price list, approval withdrawn',
        await service.token({ userId: demoUserId('customer') }),
      ],
      ['an editor', await service.token({ role: 'editor' })],
      [
        'an administrator denied prices',
        await service.token({ role: 'administrator', denies: ['catalog.prices.read'] }),
      ],
    ];
  });
  afterAll(() => service.close());

  it.each(READS)('do not leave by GET %s', async (path) => {
    for (const [reader, token] of readers) {
      const { status, text } = await service.request('GET', path, token ? { token } : {});
      expect([reader, status]).toEqual([reader, 200]);
      expect([reader, ...findings(text)]).toEqual([reader]);
    }
  });

  it('are in no datasheet: everybody reads the same file', async () => {
    const read = async (token?: string) =>
      service.request<unknown>(
        'GET',
        `/api/catalog/products/${PANEL}/datasheet.pdf?lang=fr`,
        token ? { token } : {},
      );
    const visitor = await read();
    expect([visitor.status, visitor.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(visitor.text.slice(0, 5)).toBe('%PDF-');
    const approved = await service.token({ approved: true, userId: demoUserId('customer') });
    expect((await read(approved)).text).toBe(visitor.text);
    const unknown = await service.request('GET', '/api/catalog/products/nothing/datasheet.pdf');
    expect(unknown.status).toBe(404);
  });

  it('do not leave by a list of SKUs', async () => {
    const body = { skus: ['LR5-72HPH-550M', 'JKM580N-72HL4-BDV'] };
    for (const [reader, token] of readers) {
      const { status, text } = await service.request('POST', '/api/catalog/products/by-skus', {
        body,
        ...(token ? { token } : {}),
      });
      expect([reader, status]).toEqual([reader, 200]);
      expect([reader, ...findings(text)]).toEqual([reader]);
    }
  });

  it.each(PRICE_QUESTIONS)('cannot be guessed by asking with %s', async (question) => {
    for (const path of ['/api/catalog/products', '/api/search']) {
      for (const [reader, token] of readers) {
        const asked = `${path}?q=panel&${question}`.replace('products?q=panel&', 'products?');
        const { status, body, text } = await service.request<{ code: string }>(
          'GET',
          asked,
          token ? { token } : {},
        );
        expect([reader, status, body.code]).toEqual([reader, 400, 'price.filter_forbidden']);
        expect(text).not.toMatch(/amount/);
      }
    }
  });

  it('come with the reason why they are missing', async () => {
    const access = async (token?: string) => {
      const { body } = await service.request<{ priceAccess: string }>(
        'GET',
        `/api/catalog/products/${PANEL}`,
        token ? { token } : {},
      );
      return body.priceAccess;
    };
    expect(await access()).toBe('login');
    expect(await access(await service.token())).toBe('approval');
    expect(await access(await service.token({ approved: true }))).toBe('visible');
  });

  it('are in no sitemap', async () => {
    const { status, text, headers } = await service.request('GET', '/api/catalog/sitemap/1');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=30']);
    const again = await service.request('GET', '/api/catalog/sitemap/1', {
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again.status).toBe(304);
    expect(text).toContain('/products/category/inverters</loc>');
    expect(text).toContain('/products?brand=longi</loc>');
    expect(text).not.toMatch(/price|sale|amount|USD|\d\.\d\d\b(?!Z)/i);
    expect((await service.request('GET', '/api/catalog/sitemap/2')).status).toBe(404);
  });

  it('change nothing in the picture of a link preview', async () => {
    const token = await service.token({ role: 'admin' });
    const path = `/api/catalog/products/${ON_SALE}/share-picture?language=fr`;
    const drawn = async () => {
      const { status, headers } = await service.request('GET', path, { token });
      return [status, headers['content-type'], headers['etag']];
    };
    const before = await drawn();
    expect(before).toEqual([200, 'image/jpeg', expect.stringMatching(/^"\w{40}"$/)]);
    const admin = `/api/catalog/admin/products/${ON_SALE}`;
    const { body } = await service.request<{ version: number }>('GET', admin, { token });
    const price = { amount: 98_765, currency: 'USD' };
    const changed = await service.request('PUT', `${admin}/price`, {
      token,
      body: { version: body.version, base: price, sale: null },
    });
    expect(changed.status).toBe(200);
    expect(await drawn()).toEqual(before);
  });

  it('leave for staff only with the permission', async () => {
    const row = async (role: 'editor' | 'admin') => {
      const { body } = await service.request<{ items: Record<string, unknown>[] }>(
        'GET',
        '/api/catalog/admin/products?pageSize=1',
        { token: await service.token({ role }) },
      );
      return body.items[0];
    };
    const editor = await row('editor');
    expect(editor).toMatchObject({ base: null, sale: null, pricesVisible: false });
    expect(editor).not.toHaveProperty('tiers');
    const admin = await row('admin');
    expect(admin).toMatchObject({
      ...{ pricesVisible: true, base: { currency: 'USD' }, tiers: expect.any(Array) },
    });
  });

  it('leave out what the shop pays, for approved customers too', async () => {
    const admin = await service.token({ role: 'admin' });
    const path = `/api/catalog/admin/products/${ON_SALE}`;
    type Costed = { version: number; cost?: { amount: number } | null };
    const read = async (token: string) =>
      (await service.request<Costed>('GET', path, { token })).body;
    const { version } = await read(admin);
    const cost = { amount: 8_642_097, currency: 'USD' };
    const body = { version, cost };
    const editor = await service.token({ role: 'editor' });
    expect((await service.request('PUT', `${path}/cost`, { token: editor, body })).status).toBe(
      403,
    );
    const dirhams = { version, cost: { amount: 1, currency: 'AED' } };
    const wrong = await service.request<{ code: string }>('PUT', `${path}/cost`, {
      token: admin,
      body: dirhams,
    });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'price.currency']);
    expect((await service.request('PUT', `${path}/cost`, { token: admin, body })).status).toBe(200);
    expect((await read(admin)).cost).toEqual(cost);
    expect(await read(editor)).not.toHaveProperty('cost');
    const approved = await service.token({ approved: true, userId: demoUserId('customer') });
    for (const question of READS) {
      for (const token of [undefined, approved]) {
        const { text } = await service.request('GET', question, token ? { token } : {});
        expect(text).not.toMatch(/8642097|"cost"|"margin"/);
      }
    }
    const { products } = await service.get(RpcClient).call(productCosts, { productIds: [ON_SALE] });
    expect(products[0]).toMatchObject({ cost, list: { currency: 'USD' } });
  });

  it('are the same for an approved customer in list, detail, comparison, related and search', async () => {
    const token = await service.token({ approved: true, userId: demoUserId('customer') });
    const read = async <T>(path: string) => (await service.request<T>('GET', path, { token })).body;
    type Items = { items: { id: string; price: unknown; labels: string[] }[] };
    const of = (items: Items['items']) => items.find(({ id }) => id === ON_SALE)?.price;
    const detail = await read<{ price: { source: string } }>(`/api/catalog/products/${ON_SALE}`);
    const list = await read<Items>('/api/catalog/products?brand=longi');
    const compared = await read<Items>(`/api/catalog/products/compare?ids=${ON_SALE}`);
    const found = await read<{ results: { products: Items } }>('/api/search?q=hi-mo');
    expect(detail.price).toMatchObject({
      source: 'priceList',
      tiers: expect.arrayContaining([{ from: 10, unit: expect.anything() }]),
    });
    for (const price of [of(list.items), of(compared.items), of(found.results.products.items)]) {
      expect(price).toEqual(detail.price);
    }
  });
});

/** Anything in an answer that looks like a price or a discount. */
function findings(text: string): string[] {
  const found: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) {
      if (value === 'sale' || value === 'USD') found.push(`${path}=${value}`);
      return;
    }
    for (const [key, inner] of Object.entries(value)) {
      const priced =
        /price|amount|discount|currency|cost|margin|^base$|^sale$|^unit$|^tiers$/i.test(key);
      const allowed =
        key === 'priceAccess' || inner === null || (key === 'unit' && typeof inner === 'string');
      if (priced && !allowed) found.push(`${path}.${key}`);
      walk(inner, `${path}.${key}`);
    }
  };
  walk(JSON.parse(text), '');
  return found;
}
