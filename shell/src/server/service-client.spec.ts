/** @jest-environment node */
import { createServiceClient } from './service-client';

const addresses = { catalog: 'http://catalog', admin: 'http://admin' };
const get = (url: string, params?: object) => ({ method: 'GET', url, params });

function serve(status = 200): jest.SpyInstance {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ status, code: 'x', title: 'No' }, { status }));
}
const askedFor = (fetch: jest.SpyInstance) => fetch.mock.calls.map(([url]) => String(url));

afterEach(() => jest.restoreAllMocks());

it('asks the service that owns a path, without what has no value', async () => {
  const fetch = serve();
  const request = createServiceClient(addresses);
  await request(get('/api/catalog/products', { page: 1, brand: undefined, facets: true }));
  await request(get('/api/search', { q: 'a b' }));
  await request(get('/api/content/settings'));
  expect(askedFor(fetch)).toEqual([
    'http://catalog/api/catalog/products?page=1&facets=true',
    'http://catalog/api/search?q=a+b',
    'http://admin/api/content/settings',
  ]);
  const [, options] = fetch.mock.calls[0] as [string, RequestInit];
  expect(Object.keys(options.headers ?? {})).toEqual(['accept']);
});

it('takes one answer for all who ask in the same moment', async () => {
  const fetch = serve();
  const request = createServiceClient(addresses);
  const settings = get('/api/content/settings');
  await Promise.all([request(settings), request(settings), request(settings)]);
  await request(settings);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('keeps no failure', async () => {
  const fetch = serve(503);
  const request = createServiceClient(addresses);
  await expect(request(get('/api/content/settings'))).rejects.toMatchObject({ status: 503 });
  await expect(request(get('/api/content/settings'))).rejects.toMatchObject({ status: 503 });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it.each([
  ['POST', '/api/content/settings'],
  ['GET', '/api/account/profile'],
  ['GET', '/api/admin/settings'],
  ['GET', '/api/catalogue'],
])('%s %s is nothing that a document is rendered with', async (method, url) => {
  const fetch = serve();
  await expect(createServiceClient(addresses)({ method, url })).rejects.toThrow();
  expect(fetch).not.toHaveBeenCalled();
});
