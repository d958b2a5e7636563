import { newId } from '@solar/service-kit/mongo/new-id';
import { unmetExpectations } from '@solar/service-kit/testing/consumer-expectations';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { startCatalog } from '../start-catalog';

type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Has the id of something that does not exist. */
  ofNothing: boolean;
  takesQuery: boolean;
};
type Documented = { parameters?: { in: string }[] };
type Docs = { paths: Record<string, Record<string, Documented>> };

const OPEN = /^\/api\/(catalog\/(products|categories|brands|fit|sitemap)|search)(?!.*history)/;

/** Every operation of the OpenAPI document, with ids of nothing in its path. */
async function operationsOf(service: TestService): Promise<Operation[]> {
  const { body } = await service.request<Docs>('GET', '/api/catalog/docs-json');
  const ids: Record<string, string> = { idOrSlug: 'no-such-product', productId: newId('prd') };
  return Object.entries(body.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, { parameters }]) => {
      const prefix = prefixOf(template);
      const path = template.replace(
        /\{(\w+)\}/g,
        (_all, name: string) => ids[name] ?? newId(prefix),
      );
      return {
        method: method.toUpperCase() as Operation['method'],
        path,
        ofNothing: template.includes('{'),
        takesQuery: parameters?.some((one) => one.in === 'query') ?? false,
      };
    }),
  );
}

function prefixOf(template: string): string {
  const kinds: [RegExp, string][] = [
    [/price-lists/, 'plt'],
    [/admin\/imports/, 'imp'],
    [/import-mappings/, 'map'],
    [/reviews/, 'rev'],
    [/categories/, 'cat'],
    [/brands/, 'brd'],
    [/attributes/, 'atr'],
    [/search-words/, 'swd'],
    [/history/, 'shi'],
  ];
  return kinds.find(([pattern]) => pattern.test(template))?.[1] ?? 'prd';
}

describe('every endpoint', () => {
  let service: TestService;
  let operations: Operation[];

  beforeAll(async () => {
    service = await startCatalog();
    operations = (await operationsOf(service)).filter(({ path }) => !path.endsWith('/health'));
  });
  afterAll(() => service.close());

  it('is documented', () => {
    expect(operations.length).toBeGreaterThanOrEqual(45);
    expect(operations.filter(({ takesQuery }) => takesQuery).length).toBeGreaterThanOrEqual(10);
  });

  it('that is not public answers 401 to a visitor, to a forged and to an expired token', async () => {
    const expired = await service.token({ role: 'administrator', expiresInSeconds: -60 });
    const forged = `${(await service.token({ role: 'administrator' })).slice(0, -8)}AAAAAAAA`;
    for (const { method, path } of operations) {
      const isOpen = OPEN.test(path) && !(method === 'POST' && path.endsWith('/reviews'));
      for (const token of [undefined, expired, forged]) {
        if (isOpen && token === undefined) continue;
        const { status } = await service.request(method, path, token ? { token } : {});
        expect([method, path, status]).toEqual([method, path, 401]);
      }
    }
  });

  it('of the back office answers 403 to customers and to warehouse staff who would write', async () => {
    const customer = await service.token({ approved: true });
    const warehouse = await service.token({ role: 'warehouse' });
    for (const { method, path } of operations.filter((one) => one.path.includes('/admin/'))) {
      const asCustomer = await service.request(method, path, { token: customer });
      expect([method, path, asCustomer.status]).toEqual([method, path, 403]);
      if (method === 'GET') continue;
      const asWarehouse = await service.request(method, path, { token: warehouse });
      expect([method, path, asWarehouse.status]).toEqual([method, path, 403]);
    }
  });

  it('refuses bad bodies and unknown query fields with 400, unknown ids with 404', async () => {
    const token = await service.token({ role: 'administrator', approved: true });
    const bodies = ['{', '[]', '"text"', 'null', '{"__proto__":{"x":1},"unknown":true}'];
    for (const { method, path, ofNothing, takesQuery } of operations) {
      if (method === 'POST' || method === 'PUT') {
        for (const body of bodies) {
          const answer = await service.request<{ code: string }>(method, path, { token, body });
          expect([method, path, body, answer.status < 500 && answer.status >= 400]).toEqual([
            method,
            path,
            body,
            true,
          ]);
          expect(answer.headers['content-type']).toMatch(/problem\+json/);
        }
      } else if (method === 'DELETE') {
        const { status } = await service.request(method, path, { token, query: { version: 0 } });
        expect([path, status]).toEqual([path, 404]);
      } else {
        const { status } = await service.request(method, path, { token, query: { bogus: 1 } });
        const expected = takesQuery ? 400 : ofNothing ? 404 : 200;
        expect([path, status]).toEqual([path, expected]);
      }
    }
  });

  it('of the storefront refuses nonsense in its query', async () => {
    const nonsense = [
      'products?page=0',
      'products?page=1.5',
      'products?pageSize=101',
      'products?pageSize=-1',
      'products?sort=cheapest',
      'products?phase=three',
      'products?filter=phase',
      'products?filter=Power.1..2',
      'products?inStock=maybe',
      'products?unknown=1',
      'products?category=../etc',
      `products?brand=${'x'.repeat(5000)}`,
      'products/featured?limit=1000',
      'products/compare?ids=a,b,c,d,e',
      'products/by-ids',
    ];
    for (const path of nonsense) {
      const { status } = await service.request('GET', `/api/catalog/${path}`);
      expect([path, status]).toEqual([path, 400]);
    }
    expect((await service.request('GET', '/api/catalog/products/%00')).status).toBe(404);
    expect((await service.request('GET', `/api/search?q=${'x'.repeat(500)}`)).status).toBe(400);
    expect((await service.request('GET', '/api/search?q=a&q=b')).status).toBe(400);
  });

  it('gives its consumers, those of a release among them, all that their tests take for granted', async () => {
    expect(await unmetExpectations(service)).toEqual([]);
  });
});
