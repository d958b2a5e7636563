import { inDirhams } from '@solar/contracts/common/dirhams';
import type { Api } from '../../src/api';
import { fillPath, readOperations, sampleOf, type Operation } from '../../src/openapi';
import { expect, test } from '../../src/test';

interface Priced {
  id: string;
  slug: string;
  base: { amount: number } | null;
  sale: { amount: number } | null;
}

/** Where money may be read by people without price access: prices of shipping are no product prices. */
const ORDINARY = ['/api/catalog/docs', '/api/checkout/docs'];

/** Any amount with a currency, at any depth. */
function moneyIn(value: unknown, path = '$'): string[] {
  if (value === null || typeof value !== 'object') return [];
  const record = value as Record<string, unknown>;
  const own =
    typeof record['amount'] === 'number' && typeof record['currency'] === 'string' ? [path] : [];
  return [
    ...own,
    ...Object.entries(record).flatMap(([key, part]) => moneyIn(part, `${path}.${key}`)),
  ];
}

async function adminPrices(admin: Api): Promise<Priced[]> {
  const { body } = await admin.get<{ items: Priced[] }>('/api/catalog/admin/products', {
    query: { pageSize: '100' },
  });
  return body.items;
}

/** Requests worth making of an operation: as documented, and with every way to ask for prices. */
function queriesOf(operation: Operation): Record<string, string>[] {
  const known = new Set(
    operation.parameters.filter(({ in: at }) => at === 'query').map(({ name }) => name),
  );
  const ways: Record<string, string>[] = [{}];
  if (known.has('sort')) ways.push({ sort: 'price' }, { sort: '-price' }, { sort: 'price-asc' });
  if (known.has('minPrice'))
    ways.push({ minPrice: '1' }, { minPrice: '1000' }, { maxPrice: '100000' });
  if (known.has('q')) ways.push({ q: 'huawei' });
  if (known.has('ids')) ways.push({ ids: 'x' });
  return ways;
}

/** A pattern of amounts with two decimals, with or without a comma between thousands. */
function asWritten(amounts: readonly number[]): string {
  return amounts
    .map((amount) =>
      (amount / 100)
        .toFixed(2)
        .replace(/\B(?=(\d{3})+\.)/g, ',?')
        .replace('.', '\\.'),
    )
    .join('|');
}

for (const [who, localPart] of [
  ['a visitor', null],
  ['a customer who waits for approval', 'pending'],
] as const) {
  test(`no endpoint shows a price to ${who}`, async ({ api }) => {
    const admin = await api.as('admin');
    const products = await adminPrices(admin);
    expect(products.some(({ base }) => base !== null)).toBe(true);
    const amounts = products
      .flatMap(({ base, sale }) => [base?.amount, sale?.amount])
      .filter((amount): amount is number => amount !== undefined);
    const { body: settings } = await api.get<{ dirhamRate: string }>('/api/content/settings');
    const dirhams = amounts.map(
      (amount) => inDirhams({ amount, currency: 'USD' }, settings.dirhamRate).amount,
    );
    const written = new RegExp(
      `(USD|US\\$|\\$)\\s?(${asWritten(amounts)})\\b|AED\\s?(${asWritten(dirhams)})\\b`,
    );
    const person = localPart ? await api.as(localPart) : api;
    const [product] = products;
    if (!product) throw new Error('No product');
    const values: Record<string, string> = {
      slug: product.slug,
      id: product.id,
      productId: product.id,
      // Sitemaps, feeds and pictures of link previews.
      part: '1',
      language: 'en',
      kind: 'blog-posts',
      idOrSlug: product.slug,
    };

    const operations = (await readOperations(api)).filter(({ path }) => !ORDINARY.includes(path));
    const leaks: string[] = [];
    let asked = 0;
    for (const operation of operations) {
      for (const query of queriesOf(operation)) {
        const body = operation.body === null ? undefined : sampleOf(operation.body);
        if (operation.method === 'DELETE' || operation.path.startsWith('/api/auth/')) continue;
        const path = fillPath(operation, (name) => values[name] ?? product.id);
        const answer = await person.call<unknown>(operation.method, path, { query, body });
        asked += 1;
        const where = `${operation.method} ${path} ${JSON.stringify(query)}`;
        leaks.push(...moneyIn(answer.body).map((at) => `${where} ${at}`));
        const text = JSON.stringify(answer.body);
        if (written.test(text)) leaks.push(`${where} writes a price`);
      }
    }
    expect(leaks).toEqual([]);
    expect(asked).toBeGreaterThan(150);
  });
}

test('the order by price and the price filter are refused, so that nobody can search for a price', async ({
  api,
}) => {
  const queries: Record<string, string>[] = [
    { sort: 'price' },
    { sort: '-price' },
    { minPrice: '1' },
    { maxPrice: '5' },
  ];
  for (const query of queries) {
    const answer = await api.get<{ code?: string }>('/api/catalog/products', { query });
    expect(answer.status, JSON.stringify(query)).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  }
});

test('an approved customer sees prices, and loses them at once when the approval is taken back', async ({
  api,
}) => {
  const customer = await api.as('customer');
  const path = '/api/catalog/products';
  const seen = await customer.get<{ items: { price: unknown }[] }>(path);
  expect(seen.body.items.length).toBeGreaterThan(0);
  expect(seen.body.items.every(({ price }) => price !== null)).toBe(true);
  const admin = await api.as('admin');
  const approval = `/api/account/admin/customers/${customer.userId}/approval`;
  expect((await admin.delete(approval)).status).toBe(200);
  try {
    await expect
      .poll(async () => {
        const { status, body } = await customer.get<{ items?: { price: unknown }[] }>(path);
        return status === 401 || body.items?.every(({ price }) => price === null);
      })
      .toBe(true);
  } finally {
    await admin.put(approval);
  }
});
