import type { AdminBrand, AdminCategory } from '@solar/contracts/catalog/admin-http';
import { productChanged } from '@solar/contracts/catalog/events';
import type { ProductDetail } from '@solar/contracts/catalog/http';
import type { SearchResponse } from '@solar/contracts/catalog/search-http';
import { demoId, demoProductId } from '@solar/contracts/common/demo-ids';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { startCatalog } from '../start-catalog';

const ADMIN = '/api/catalog/admin';
const PANEL = demoProductId('JKM580N-72HL4-BDV');

describe('a brand or category that is renamed', () => {
  let service: TestService;
  let token: string;

  beforeAll(async () => {
    service = await startCatalog();
    token = await service.token({ role: 'admin' });
  });
  afterAll(() => service.close());

  const change = async <T extends { id: string; version: number }>(
    kind: 'brands' | 'categories',
    id: string,
    fields: Partial<T>,
  ) => {
    const list = await service.request<{ items: (T & { productCount?: number })[] }>(
      'GET',
      `${ADMIN}/${kind}`,
      { token },
    );
    const found = list.body.items.find((one) => one.id === id);
    if (!found) throw new Error(`No ${id}`);
    const { id: _id, productCount: _count, ...rest } = found;
    const body = { ...rest, ...fields };
    return service.request('PUT', `${ADMIN}/${kind}/${id}`, { token, body });
  };
  const messages = async () => {
    await service.atRest();
    const all = await service.published(productChanged);
    return all.filter(({ aggregateId }) => aggregateId === PANEL);
  };

  it('is shown, found and published with every product of it', async () => {
    const id = demoId('brd', 'JinkoSolar');
    expect((await change<AdminBrand>('brands', id, { name: 'Quokka Solar' })).status).toBe(200);
    const shown = await service.request<ProductDetail>('GET', `/api/catalog/products/${PANEL}`);
    expect(shown.body.brand.name).toBe('Quokka Solar');
    const found = await service.request<SearchResponse>('GET', '/api/search?q=quokka');
    expect(found.body.results.products.items.map((one) => one.id)).toContain(PANEL);
    const [first, second, ...more] = await messages();
    expect(first).toMatchObject({ version: 0, data: { brand: 'JinkoSolar' } });
    expect(second).toMatchObject({ version: 1, data: { brand: 'Quokka Solar', active: true } });
    expect(more).toEqual([]);
  });

  it('publishes nothing when something else of it changes', async () => {
    const id = demoId('brd', 'JinkoSolar');
    const before = (await messages()).length;
    await change<AdminBrand>('brands', id, { website: 'https://quokka.example' });
    expect(await messages()).toHaveLength(before);
  });

  it('publishes the products of a category under its new address', async () => {
    const id = demoId('cat', 'solar-panels');
    const moved = await change<AdminCategory>('categories', id, { slug: 'solar-modules' });
    expect(moved.status).toBe(200);
    expect((await messages()).at(-1)).toMatchObject({
      version: 2,
      data: { brand: 'Quokka Solar', categorySlug: 'solar-modules' },
    });
  });
});
