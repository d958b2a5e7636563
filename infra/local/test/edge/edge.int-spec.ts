import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { linkFrontEnd } from '../../src/edge/edge-files';
import { prepareEdge } from '../../src/edge/lone-edge';
import { Guardian } from '../../src/process/guardian';
import type { ManagedProcess } from '../../src/process/managed-process';
import { FRONT_ENDS, SERVICES, type FrontEndName } from '../../src/stack/parts';
import type { StackPorts } from '../../src/stack/ports';
import { replicasOf } from '../../src/stack/replicas';
import { stackPaths } from '../../src/stack/stack-files';

const root = resolve(__dirname, '../../../..');
const dir = mkdtempSync(join(tmpdir(), 'solar-edge-'));
const REPLICAS = 2;
const HASHED = 'main.0a1b2c3d.js';
const upstreams: Server[] = [];
/** Methods of the requests that reached the replica that dies of them. */
const asked: string[] = [];
let ports: StackPorts;
let edge: ManagedProcess;
const guardian = new Guardian();
let origin: string;

beforeAll(async () => {
  const limits = { apiRate: 200, apiBurst: 50 };
  const prepared = await prepareEdge({
    ...limits,
    root,
    dir,
    guardian,
    firstPort: 22_000,
    replicas: REPLICAS,
  });
  ({ ports, origin, process: edge } = prepared);
  for (const name of FRONT_ENDS) linkFrontEnd(dir, name, frontEnd(name, name));
  writePicture('products/panel/card.avif');
  // The account service stays away: its path shows what a missing service looks like.
  for (const name of SERVICES.filter((service) => service !== 'account')) {
    upstreams.push(await echoServer(name, ports[name]));
  }
  upstreams.push(await echoServer('payments', ports.payments));
  // The second replica of inventory dies of every request; those of the other services are not up.
  const [dying] = replicasOf(ports, REPLICAS).filter(({ name }) => name === 'inventory-2');
  upstreams.push(await dyingServer(dying?.port ?? 0));
  await edge.start();
}, 120_000);

afterAll(async () => {
  await edge?.stop();
  guardian.dismiss();
  for (const server of upstreams) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(dir, { recursive: true, force: true });
});

function frontEnd(name: FrontEndName, text: string, chunk = HASHED): string {
  const dist = join(dir, 'dist', name, text);
  mkdirSync(dist, { recursive: true });
  const script = `/* ${text} */${' '.repeat(2_000)}`;
  writeFileSync(join(dist, chunk), script);
  writeFileSync(join(dist, `${chunk}.br`), brotliCompressSync(script));
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify({ name: text }));
  if (name === 'shell') {
    writeFileSync(join(dist, 'index.html'), '<!doctype html><p>home</p>');
    writeFileSync(join(dist, 'screen.html'), '<!doctype html><p>screen</p>');
  }
  return dist;
}

function writePicture(path: string): void {
  const file = join(stackPaths(dir).media, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, 'picture');
}

/** Answers what it was asked, so that a test sees where the edge sent a request and with which headers. */
function echoServer(name: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const status = request.url?.endsWith('/missing') ? 404 : 200;
      response
        .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify({ name, url: request.url, headers: request.headers }));
    });
  });
  server.on('upgrade', (request, socket) => {
    const headers = ['Connection: Upgrade', 'Upgrade: websocket', `X-Chat: ${request.url}`];
    socket.end(['HTTP/1.1 101 Switching Protocols', ...headers, '', ''].join('\r\n'));
  });
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)));
}

/** Takes a request and closes the connection instead of answering. */
function dyingServer(port: number): Promise<Server> {
  const server = createServer((request) => {
    request.resume().on('end', () => {
      asked.push(request.method ?? '');
      request.socket.destroy();
    });
  });
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)));
}

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${origin}${path}`, { headers });

test.each([
  ['/api/catalog/products?page=1', 'catalog'],
  ['/api/search/suggestions?q=pa', 'catalog'],
  ['/api/checkout/carts', 'checkout'],
  ['/api/payments/webhook', 'checkout'],
  ['/api/content/pages', 'admin'],
  ['/api/admin/media', 'admin'],
  ['/api/bucket/product/x', 'admin'],
  ['/api/proxy-image?url=https%3A%2F%2Fa.example%2Fb.png', 'admin'],
  ['/attached_assets/file.pdf', 'admin'],
  ['/api/inventory/stock', 'inventory'],
  ['/payments/stripe.js', 'payments'],
])('%s reaches %s unchanged', async (path, service) => {
  const response = await get(path);
  expect(await response.json()).toMatchObject({ name: service, url: path });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['/sitemap-catalog-2.xml', 'catalog', '/api/catalog/sitemap/2'],
  ['/sitemap-content-1.xml', 'admin', '/api/content/sitemap/1'],
  ['/blog/feed.xml', 'admin', '/api/content/feeds/en'],
  ['/fr/blog/feed.xml', 'admin', '/api/content/feeds/fr'],
])('%s is what %s answers at %s, asked without a token', async (path, name, url) => {
  const response = await get(path, { authorization: 'Bearer secret', cookie: 'refresh=secret' });
  const seen = (await response.json()) as { headers: Record<string, string> };
  expect(seen).toMatchObject({ name, url });
  expect(seen.headers).not.toHaveProperty('authorization');
  expect(seen.headers).not.toHaveProperty('cookie');
});

test('crawlers are told where the sitemap is, and may read what a page reads', async () => {
  const response = await get('/robots.txt', { 'x-forwarded-proto': 'https' });
  expect(response.headers.get('content-type')).toBe('text/plain');
  const lines = (await response.text()).split('\n');
  expect(lines).toContain(`Sitemap: ${origin.replace('http:', 'https:')}/sitemap.xml`);
  for (const line of ['Disallow: /api/', 'Allow: /api/catalog/', 'Allow: /api/content/']) {
    expect(lines).toContain(line);
  }
});

test.each(['/api/nothing', '/api/catalogue/x', '/api/'])(
  '%s is a problem, not a page',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 404, code: 'not_found', errors: [] });
  },
);

test.each(['GET', 'PUT', 'DELETE'])(
  'a %s that a dying replica had received is answered by another one',
  async (method) => {
    asked.length = 0;
    for (let i = 0; i < 4; i += 1) {
      const response = await fetch(`${origin}/api/inventory/stock`, { method });
      expect(response.status).toBe(200);
    }
    expect(asked).toContain(method);
  },
);

test('a POST that a dying replica had received is left to the client, and goes nowhere else', async () => {
  asked.length = 0;
  const statuses: number[] = [];
  for (let i = 0; i < 4; i += 1) {
    const body = '{}';
    const response = await fetch(`${origin}/api/inventory/stock`, { method: 'POST', body });
    statuses.push(response.status);
  }
  expect(asked.length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status === 502)).toHaveLength(asked.length);
});

test('a POST is answered although a replica is not up', async () => {
  for (let i = 0; i < 4; i += 1) {
    const response = await fetch(`${origin}/api/catalog/products`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(200);
  }
});

test("a service's own 404 passes as it is", async () => {
  const response = await get('/api/catalog/missing');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ name: 'catalog' });
});

test('a service that is away is a 502 problem, and the rest goes on', async () => {
  const response = await get('/api/auth/me');
  expect(response.status).toBe(502);
  const problem = (await response.json()) as { code: string; requestId: string };
  expect(problem.code).toBe('service.unavailable');
  expect(response.headers.get('x-request-id')).toBe(problem.requestId);
  expect((await get('/api/catalog/products')).status).toBe(200);
});

test('a harmless request id is passed on, another one is replaced', async () => {
  const idSeenByService = async (sent: string): Promise<string> => {
    const response = await get('/api/catalog/x', { 'x-request-id': sent });
    const body = (await response.json()) as { headers: Record<string, string> };
    expect(response.headers.get('x-request-id')).toBe(body.headers['x-request-id']);
    return String(body.headers['x-request-id']);
  };
  expect(await idSeenByService('abcdef-123456')).toBe('abcdef-123456');
  expect(await idSeenByService('bad id {"x"}')).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  ['/api/catalog/import', 1_100_000, 413],
  ['/api/admin/media', 1_100_000, 200],
  ['/api/admin/media', 17_000_000, 413],
])('%s with %d bytes is %d', async (path, bytes, status) => {
  const response = await fetch(`${origin}${path}`, { method: 'POST', body: Buffer.alloc(bytes) });
  expect(response.status).toBe(status);
  if (status === 413) expect(await response.json()).toMatchObject({ code: 'body.too_large' });
});

test('documents are asked for each time, hashed files never again, pictures once a day', async () => {
  const cacheOf = async (path: string): Promise<string | null> =>
    (await get(path)).headers.get('cache-control');
  for (const path of [
    '/',
    '/products/some-panel',
    '/config.json',
    '/remotes/catalog/mf-manifest.json',
  ]) {
    expect([path, await cacheOf(path)]).toEqual([path, 'no-cache']);
  }
  for (const path of [`/${HASHED}`, `/remotes/admin/${HASHED}`]) {
    expect([path, await cacheOf(path)]).toEqual([path, 'public, max-age=31536000, immutable']);
  }
  expect(await cacheOf('/images/products/panel/card.avif')).toBe('public, max-age=86400');
});

test('what is missing is a 404 that nothing keeps, except for the addresses of screens', async () => {
  const paths = [
    '/remotes/catalog/gone.0a1b2c3d.js',
    '/remotes/nobody/mf-manifest.json',
    '/assets/gone.woff2',
    '/gone.0a1b2c3d.js',
    '/images/products/gone/main.jpg',
  ];
  for (const path of paths) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  }
  const screen = await get('/admin/inventory/stock-levels');
  expect([screen.status, await screen.text()]).toEqual([200, '<!doctype html><p>screen</p>']);
});

test('scripts come as brotli where the browser takes it', async () => {
  const response = await get(`/remotes/catalog/${HASHED}`, { 'accept-encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('content-type')).toBe('text/javascript');
  expect(await response.text()).toContain('/* catalog */');
});

test('pictures have their type', async () => {
  const response = await get('/images/products/panel/card.avif');
  expect(response.headers.get('content-type')).toBe('image/avif');
});

test.each(['/', '/api/catalog/x', '/api/nothing', `/${HASHED}`, '/payments/stripe.js'])(
  '%s carries the security headers once',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'self'; .*object-src 'none'/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('server')).toBe('nginx');
  },
);

test('the policy lets in the tag that the settings may name, and nobody else', async () => {
  const { headers } = await get('/');
  const hosts = headers.get('content-security-policy')?.match(/https?:[^ ;]+/g);
  expect(new Set(hosts)).toEqual(
    new Set([
      'https://www.googletagmanager.com',
      'https://www.google-analytics.com',
      'https://region1.google-analytics.com',
      'https://analytics.google.com',
      'https://region1.analytics.google.com',
    ]),
  );
});

test('transport security is announced only where a proxy in front speaks https', async () => {
  const { headers } = await get('/', { 'x-forwarded-proto': 'https' });
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
});

test('the chat is upgraded to a WebSocket', async () => {
  const accountService = await echoServer('account', ports.account);
  upstreams.push(accountService);
  const path = '/api/support/chat?ticket=1';
  const answer = await new Promise<string>((done, failed) => {
    httpRequest(`${origin}${path}`, { headers: { connection: 'Upgrade', upgrade: 'websocket' } })
      .on('upgrade', (response, socket) => {
        socket.destroy();
        done(String(response.headers['x-chat']));
      })
      .on('response', (response) => failed(new Error(`no upgrade: ${response.statusCode}`)))
      .on('error', failed)
      .end();
  });
  expect(answer).toBe(path);
});

test('a flood from one address is slowed with a 429 problem', async () => {
  const flood = Array.from({ length: 300 }, () => get('/api/catalog/x'));
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

const bodyOf = async (path: string): Promise<string> => (await get(path)).text();

test.each(['catalog', 'shell'] as const)(
  'a swapped %s answers at once, and open pages find the files of the build before',
  async (name) => {
    const base = name === 'shell' ? '' : `/remotes/${name}`;
    linkFrontEnd(dir, name, frontEnd(name, 'newer', 'chunk.11111111.js'));
    expect(JSON.parse(await bodyOf(`${base}/mf-manifest.json`))).toEqual({ name: 'newer' });
    expect(await bodyOf(`${base}/chunk.11111111.js`)).toContain('/* newer */');
    const kept = await get(`${base}/${HASHED}`);
    expect([kept.status, kept.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);

    linkFrontEnd(dir, name, frontEnd(name, 'newest', 'chunk.22222222.js'));
    linkFrontEnd(dir, name, frontEnd(name, 'newest', 'chunk.22222222.js'));
    expect(await bodyOf(`${base}/chunk.11111111.js`)).toContain('/* newer */');
    expect((await get(`${base}/${HASHED}`)).status).toBe(404);
  },
);
