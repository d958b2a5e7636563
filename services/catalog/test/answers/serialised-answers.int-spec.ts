import type { PriceListDetail } from '@solar/contracts/catalog/price-list-http';
import { demoGroupId, demoProductId } from '@solar/contracts/common/demo-ids';
import type { AdminProduct } from '@solar/contracts/catalog/admin-http';
import { newId } from '@solar/service-kit/mongo/new-id';
import { commandsDuring } from '@solar/service-kit/testing/sent-commands';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { startCatalog } from '../start-catalog';

const PANEL = demoProductId('JKM580N-72HL4-BDV');
const LISTS = '/api/catalog/admin/price-lists';
const PATHS = [
  '/api/catalog/products?brand=jinkosolar&facets=true&pageSize=100',
  `/api/catalog/products/${PANEL}`,
  `/api/catalog/products/by-ids?ids=${PANEL}`,
  `/api/catalog/products/compare?ids=${PANEL}`,
  '/api/search?q=tiger%20neo%20580',
];

type Reader = { name: string; token?: string; amount: number | null };

describe('answers that were serialised once', () => {
  let service: TestService;
  let admin: string;
  let readers: Reader[];

  beforeAll(async () => {
    service = await startCatalog();
    admin = await service.token({ role: 'admin' });
    await setBase(555_555);
    const [one, other] = [newId('usr'), newId('usr')];
    await priceListFor(one, 111_111);
    await priceListFor(other, 222_222);
    readers = [
      { name: 'a visitor', amount: null },
      { name: 'a pending customer', token: await service.token(), amount: null },
      {
        name: 'the first of the two, not approved any more',
        token: await service.token({ userId: one }),
        amount: null,
      },
      {
        name: 'a customer with a list',
        token: await service.token({ approved: true, userId: one }),
        amount: 111_111,
      },
      {
        name: 'a customer with another list',
        token: await service.token({ approved: true, userId: other }),
        amount: 222_222,
      },
      {
        name: 'a customer without a list',
        token: await service.token({ approved: true }),
        amount: 555_555,
      },
      {
        name: 'a customer of a group',
        token: await service.token({ approved: true, groupId: demoGroupId('Installers') }),
        amount: 555_555,
      },
    ];
  });
  afterAll(() => service.close());

  const post = (path: string, body: object = {}) =>
    service.request<PriceListDetail>('POST', `${LISTS}${path}`, { token: admin, body });

  async function priceListFor(customerId: string, amount: number): Promise<string> {
    const { id } = (await post('', { name: 'Own prices', customerId })).body;
    await post(`/${id}/items`, { productId: PANEL, price: { amount, currency: 'USD' } });
    await post(`/${id}/approve`);
    return id;
  }

  async function setBase(amount: number): Promise<void> {
    const path = `/api/catalog/admin/products/${PANEL}`;
    const { version } = (await service.request<AdminProduct>('GET', path, { token: admin })).body;
    const body = { base: { amount, currency: 'USD' }, sale: null, version };
    await service.request('PUT', `${path}/price`, { token: admin, body });
  }

  const read = (path: string, { token }: Reader) =>
    service.request('GET', path, token ? { token } : {});

  /** Every price of the panel in an answer. */
  function amountsIn(text: string): number[] {
    const found = [...text.matchAll(/"unit":\{"amount":(\d+)/g)].map((match) => Number(match[1]));
    return [...new Set(found)];
  }

  function assertOwn(reader: Reader, path: string, text: string): void {
    const others = readers.map(({ amount }) => amount).filter((one) => one !== reader.amount);
    const amounts = amountsIn(text);
    if (reader.amount === null)
      expect([reader.name, path, amounts]).toEqual([reader.name, path, []]);
    else
      expect([reader.name, path, amounts]).toEqual([
        reader.name,
        path,
        expect.arrayContaining([reader.amount]),
      ]);
    for (const other of others.filter((one) => one !== null)) {
      expect([reader.name, path, amounts.includes(other)]).toEqual([reader.name, path, false]);
    }
  }

  it('show each reader the own prices and nobody else’s, whoever asked first', async () => {
    for (const order of [readers, [...readers].reverse()]) {
      for (const path of PATHS) {
        for (const reader of order) assertOwn(reader, path, (await read(path, reader)).text);
      }
    }
  });

  it('do so for many readers at once, while prices change', async () => {
    const userId = newId('usr');
    const changing: Reader = {
      name: 'a customer whose list is approved meanwhile',
      token: await service.token({ approved: true, userId }),
      amount: null,
    };
    const { id } = (await post('', { name: 'Soon', customerId: userId })).body;
    const price = { amount: 333_333, currency: 'USD' };
    await post(`/${id}/items`, { productId: PANEL, price });
    const asked = Array.from({ length: 60 }, async (_all, i) => {
      const reader = readers[i % readers.length] as Reader;
      const path = PATHS[i % PATHS.length] as string;
      const { text } = await read(path, reader);
      assertOwn(reader, path, text);
      expect(amountsIn(text)).not.toContain(333_333);
      await read(path, changing);
      if (i === 10) await post(`/${id}/approve`);
    });
    await Promise.all(asked);
    for (const path of PATHS) {
      expect(amountsIn((await read(path, changing)).text)).toContain(333_333);
      for (const reader of readers) assertOwn(reader, path, (await read(path, reader)).text);
    }
  });

  it('are made again once the price has changed', async () => {
    const reader = readers.find(({ name }) => name === 'a customer without a list') as Reader;
    for (const one of PATHS) await read(one, reader);
    await setBase(444_444);
    for (const one of PATHS) {
      const amounts = amountsIn((await read(one, reader)).text);
      expect(amounts).toContain(444_444);
      expect(amounts).not.toContain(reader.amount);
    }
  });

  it('let browsers keep what has no price, by a tag, and forbid it for prices', async () => {
    const [path] = PATHS as [string];
    const first = await service.request('GET', path);
    const etag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    const again = await service.request('GET', path, { headers: { 'if-none-match': `W/${etag}` } });
    expect([again.status, again.text]).toEqual([304, '']);
    for (const { token, amount } of readers) {
      const headers = { 'if-none-match': etag };
      const answer = await service.request('GET', path, { headers, ...(token ? { token } : {}) });
      if (token === undefined) expect(answer.status).toBe(304);
      else expect(answer.status).toBe(200);
      if (amount !== null) {
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.headers['etag']).toBeUndefined();
      }
    }
    await post('', { name: 'Nothing that readers see', customerId: null });
    const kept = await service.request('GET', path, { headers: { 'if-none-match': etag } });
    expect(kept.status).toBe(304);
  });

  it('need no database, and neither do search and suggestions of people who are signed in', async () => {
    const sent = await commandsDuring([service], async () => {
      for (const reader of readers) {
        for (const path of [...PATHS, '/api/search/suggestions?q=ji', '/api/search/default']) {
          expect((await read(path, reader)).status).toBe(200);
        }
      }
    });
    expect(sent).toEqual([]);
  });
});
