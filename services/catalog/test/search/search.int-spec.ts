import type {
  SearchHistory,
  SearchResponse,
  Suggestion,
} from '@solar/contracts/catalog/search-http';
import { demoProductId } from '@solar/contracts/common/demo-ids';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { SearchLog } from '../../src/search/search-log';
import { startCatalog } from '../start-catalog';

describe('search', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startCatalog();
  });
  afterAll(() => service.close());

  const search = async (query: string) =>
    (await service.request<SearchResponse>('GET', `/api/search?${query}`)).body;
  const names = ({ results }: SearchResponse) => results.products.items.map(({ name }) => name);

  it.each([
    ['hybird', 'SH10RT'],
    ['sungrow hybrid', 'SH10RT'],
    ['onduleur hybride triphasé', 'SH10RT'],
    ['LUNA2000-10', 'LUNA2000-10-S0'],
    ['jinko 580', 'Tiger Neo 72HL4-BDV 580W bifacial'],
    ['STP 50-40', 'Sunny Tripower CORE1'],
  ])('finds by %s', async (q, name) => {
    expect(names(await search(new URLSearchParams({ q, pageSize: '50' }).toString()))).toContain(
      name,
    );
  });

  it('answers what was found by kind, with counts, facets and pages', async () => {
    const first = await search('q=inverter&pageSize=5&page=1');
    const second = await search('q=inverter&pageSize=5&page=2');
    const { products, categories } = first.results;
    expect(first.searchId).toMatch(/^sch_/);
    expect(products.total).toBeGreaterThan(20);
    expect(categories.items[0]?.url).toBe('/products/category/inverters');
    expect(names(first).filter((name) => names(second).includes(name))).toEqual([]);
    const phase = products.facets.attributes.find(({ code }) => code === 'phase');
    const three = phase?.values?.find(({ value }) => value === 'three');
    const filtered = await search('q=inverter&filter=phase.three');
    expect(filtered.results.products.total).toBe(three?.count);
  });

  it('finds and suggests at once where the service has just started', async () => {
    const searched = await startCatalog(service);
    const suggesting = await startCatalog(service);
    try {
      const found = await searched.request<SearchResponse>('GET', '/api/search?q=SH10RT');
      expect(names(found.body)).toContain('SH10RT');
      const suggested = await suggesting.request<{ items: Suggestion[] }>(
        'GET',
        '/api/search/suggestions?q=SH10RT',
      );
      expect(suggested.body.items.map(({ title }) => title.en)).toContain('SH10RT');
    } finally {
      await Promise.all([searched.close(), suggesting.close()]);
    }
  });

  it('offers a start without a query, and suggestions from two characters on', async () => {
    const { body } = await service.request<{ products: unknown[] }>('GET', '/api/search/default');
    expect(body.products).toHaveLength(8);
    const suggest = async (q: string) =>
      (
        await service.request<{ items: Suggestion[] }>('GET', '/api/search/suggestions', {
          query: { q },
        })
      ).body.items;
    expect(await suggest('l')).toEqual([]);
    const items = await suggest('lo');
    expect(items.some(({ kind, detail }) => kind === 'product' && detail === 'LONGi')).toBe(true);
    const named = await suggest('huawei battery');
    expect(named.map(({ kind, url }) => [kind, url]).slice(0, 3)).toEqual([
      ['category', '/products/category/storage-batteries'],
      ['brand', '/products?brand=huawei'],
      ['product', expect.stringContaining('luna2000')],
    ]);
  });

  it('says how a query was read and what it names', async () => {
    const read = async (q: string) => search(new URLSearchParams({ q }).toString());
    const corrected = await read('huwei hybird');
    expect(corrected.reading).toEqual({
      match: 'all',
      corrections: [
        { from: 'huwei', to: 'huawei' },
        { from: 'hybird', to: 'hybrid' },
      ],
      leftOut: [],
    });
    const nearest = await read('tesla 40 kWh battery');
    expect(nearest.reading).toMatchObject({ match: 'nearest', leftOut: ['40 kwh'] });
    expect(names(nearest)).toEqual(expect.arrayContaining(['Powerwall 2', 'Powerwall 3']));
    expect(nearest.answers.map(({ kind, url }) => [kind, url])).toEqual([
      ['category', '/products/category/storage-batteries'],
      ['brand', '/products?brand=tesla'],
    ]);
    const nothing = await read('qwzx');
    expect(nothing.reading).toEqual({ match: 'none', corrections: [], leftOut: ['qwzx'] });
    expect(nothing.results.products.total).toBe(0);
  });

  it('keeps the history of each person apart', async () => {
    const token = await service.token();
    for (const q of ['panels', 'Battery', 'battery']) {
      await service.request('GET', '/api/search', { token, query: { q } });
    }
    const history = async (of: string) =>
      (await service.request<SearchHistory>('GET', '/api/search/history', { token: of })).body
        .items;
    expect((await history(token)).map(({ query }) => query)).toEqual(['battery', 'panels']);
    const stranger = await service.token();
    expect(await history(stranger)).toEqual([]);
    const path = `/api/search/history/${(await history(token))[0]?.id}`;
    expect((await service.request('DELETE', path, { token: stranger })).status).toBe(404);
    expect((await service.request('DELETE', path, { token })).status).toBe(204);
    expect(await history(token)).toHaveLength(1);
  });

  it('writes what waits before it stops', async () => {
    const token = await service.token();
    const other = await startCatalog(service);
    await other.request('GET', '/api/search', { token, query: { q: 'last words' } });
    await other.close();
    const { body } = await service.request<SearchHistory>('GET', '/api/search/history', { token });
    expect(body.items.map(({ query }) => query)).toEqual(['last words']);
  });

  it('counts a click once and only on products', async () => {
    const { searchId } = await search('q=tiger');
    const click = (productId: string, id = searchId) =>
      service.request('POST', '/api/search/click', { body: { searchId: id, productId } });
    const product = demoProductId('JKM580N-72HL4-BDV');
    expect((await click(product)).status).toBe(204);
    expect((await click(product)).status).toBe(204);
    expect((await click(newId('prd'))).status).toBe(404);
    expect((await click(product, 'sch_x')).status).toBe(400);
    await service.get(SearchLog).flush();
    expect((await click(product)).status).toBe(204);
    await service.get(SearchLog).flush();
    expect(await service.db.collection('search_clicks').countDocuments({ searchId })).toBe(1);
  });
});
