import { unmetExpectations } from '@solar/service-kit/testing/consumer-expectations';
import { WarehouseWorld } from './fixtures/warehouse-world';

let world: WarehouseWorld;
let customer: string;
let editor: string;

beforeAll(async () => {
  world = await WarehouseWorld.create();
  customer = await world.service.token({ role: 'user', approved: true });
  editor = await world.service.token({ role: 'editor' });
});
afterAll(() => world.service.close());

type Operation = { parameters?: unknown[] };
type Document = { paths: Record<string, Record<string, Operation>> };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Every route of the service as its own document lists them, with made-up ids. */
async function routes(): Promise<[Method, string][]> {
  const { body } = await world.service.request<Document>('GET', '/api/inventory/docs-json', {
    token: world.staff,
  });
  return Object.entries(body.paths)
    .filter(([path]) => path.startsWith('/api/inventory/') && !path.endsWith('/health'))
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method): [Method, string] => [
        method.toUpperCase() as Method,
        path.replace(/\{[^}]+\}/g, `prd_${'0'.repeat(26)}`),
      ]),
    );
}

it('answers strangers 401 and customers and editors 403, on every route', async () => {
  const all = await routes();
  expect(all.length).toBeGreaterThan(40);
  for (const [method, path] of all) {
    const statuses = await Promise.all(
      [undefined, customer, editor].map(
        async (token) => (await world.service.request(method, path, { token })).status,
      ),
    );
    expect([method, path, ...statuses]).toEqual([method, path, 401, 403, 403]);
  }
});

const bad: [string, string, unknown][] = [
  ['unknown fields', 'warehouses', { code: 'X1', name: 'X', extra: 1 }],
  ['a wrong type', 'warehouses', { code: 5, name: 'X' }],
  ['an over-long text', 'warehouses', { code: 'X1', name: 'x'.repeat(201) }],
  ['a blank code', 'warehouses', { code: '  ', name: 'X' }],
  ['no lines', 'transfers', { lines: [] }],
];

it.each(bad)('refuses %s with the error envelope', async (_what, path, body) => {
  const {
    status,
    body: problem,
    headers,
  } = await world.service.request<{ code: string }>('POST', `/api/inventory/${path}`, {
    token: world.staff,
    body,
  });
  expect([status, problem.code]).toEqual([400, 'validation.failed']);
  expect(headers['content-type']).toContain('application/problem+json');
});

it.each([0, -1, 1.5, 1_000_000_000, '5', null])('refuses the quantity %p', async (quantity) => {
  const { status } = await world.service.request('POST', '/api/inventory/adjustments', {
    token: world.staff,
    body: {
      type: 'add',
      reason: 'found',
      lines: [{ productId: world.panel, binId: world.bins[0], quantity }],
    },
  });
  expect(status).toBe(400);
  expect((await world.level(world.panel)).onHand).toBe(0);
});

it('answers 404 for ids that cannot be or are not known', async () => {
  for (const path of ['stock-levels/x', `stock-levels/prd_${'0'.repeat(26)}`, 'orders/1']) {
    const { status } = await world.service.request('GET', `/api/inventory/${path}`, {
      token: world.staff,
    });
    expect([path, status]).toEqual([path, 404]);
  }
});

it.each(['pageSize=101', 'page=0', 'sort=price', 'nonsense=1', 'status=gone'])(
  'refuses the query %s',
  async (query) => {
    const { status } = await world.service.request('GET', `/api/inventory/stock-levels?${query}`, {
      token: world.staff,
    });
    expect(status).toBe(400);
  },
);

it('gives its consumers, those of a release among them, all that their tests take for granted', async () => {
  expect(await unmetExpectations(world.service)).toEqual([]);
});
