import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { linkFrontEnd } from '../../src/edge/edge-files';
import { prepareEdge } from '../../src/edge/lone-edge';
import { Guardian } from '../../src/process/guardian';
import type { ManagedProcess } from '../../src/process/managed-process';

const root = resolve(__dirname, '../../../..');
const dir = mkdtempSync(join(tmpdir(), 'solar-documents-'));
const guardian = new Guardian();
const seen: IncomingMessage[] = [];
let renderer: Server;
let edge: ManagedProcess;
let origin: string;

/** How the renderer behaves at an address; by default it renders at once. */
const behaviour = new Map<string, (response: ServerResponse) => void>();
const rendered = (response: ServerResponse) =>
  response
    .writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=30' })
    .end(`<!doctype html><p>rendered ${seen.length}</p>`);

beforeAll(async () => {
  const prepared = await prepareEdge({ root, dir, guardian, firstPort: 22_400 });
  ({ origin, process: edge } = prepared);
  const shell = join(dir, 'shell');
  mkdirSync(shell);
  writeFileSync(join(shell, 'index.html'), '<!doctype html><p>static home</p>');
  writeFileSync(join(shell, 'screen.html'), '<!doctype html><p>static screen</p>');
  linkFrontEnd(dir, 'shell', shell);
  renderer = createServer((request, response) => {
    seen.push(request);
    (behaviour.get(request.url ?? '') ?? rendered)(response);
  });
  await new Promise<void>((done) => renderer.listen(prepared.ports.renderer, '127.0.0.1', done));
  await edge.start();
}, 60_000);

beforeEach(() => {
  seen.length = 0;
  behaviour.clear();
});

afterAll(async () => {
  await edge?.stop();
  guardian.dismiss();
  renderer.closeAllConnections();
  renderer.close();
  rmSync(dir, { recursive: true, force: true });
});

const textOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(origin + path, { headers })).text();

test('a document is asked for once, without what belongs to a person', async () => {
  const headers = { cookie: 'refresh=secret', authorization: 'Bearer secret' };
  const first = await textOf('/products?brand=a', headers);
  const second = await textOf('/products?brand=a');
  expect(first).toContain('rendered 1');
  expect(second).toBe(first);
  expect(seen).toHaveLength(1);
  expect(seen[0]?.headers.cookie).toBeUndefined();
  expect(seen[0]?.headers.authorization).toBeUndefined();
});

test('what was published is shown as soon as the document is out of date, if nobody asked meanwhile', async () => {
  const says = (text: string) => (response: ServerResponse) =>
    response.writeHead(200, { 'cache-control': 's-maxage=1, stale-while-revalidate=1' }).end(text);
  behaviour.set('/changed', says('old'));
  expect(await textOf('/changed')).toBe('old');
  behaviour.set('/changed', says('new'));
  expect(await textOf('/changed')).toBe('old');
  // Past both times: the old one is shown to nobody any more, not even to the first who asks.
  await new Promise((done) => setTimeout(done, 3_100));
  expect(await textOf('/changed')).toBe('new');
});

test('the sitemap comes from the renderer, once for all', async () => {
  expect(await textOf('/sitemap.xml')).toContain('rendered 1');
  expect(await textOf('/sitemap.xml')).toContain('rendered 1');
  expect(seen.map(({ url }) => url)).toEqual(['/sitemap.xml']);
});

test('queries and languages have documents of their own', async () => {
  for (const path of ['/a', '/a?page=2', '/fr/a']) await textOf(path);
  expect(seen.map(({ url }) => url)).toEqual(['/a', '/a?page=2', '/fr/a']);
});

test('many who ask at once cause one rendering', async () => {
  behaviour.set('/popular', (response) => setTimeout(() => rendered(response), 200));
  const answers = await Promise.all(Array.from({ length: 20 }, () => textOf('/popular')));
  expect(new Set(answers).size).toBe(1);
  expect(seen).toHaveLength(1);
});

test("browsers don't keep a document, and its policy is the site's", async () => {
  const response = await fetch(`${origin}/kept`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test('a page that does not exist is a 404 with its page', async () => {
  behaviour.set('/nothing', (response) =>
    response.writeHead(404, { 'content-type': 'text/html' }).end('<p>no such page</p>'),
  );
  const response = await fetch(`${origin}/nothing`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('no such page');
});

test.each([
  ['refuses', (response: ServerResponse) => response.writeHead(503).end()],
  ['breaks off', (response: ServerResponse) => response.destroy()],
  ['is slow', () => undefined],
])('where the renderer %s the static document comes', async (name, act) => {
  const path = `/${name.replaceAll(' ', '-')}`;
  behaviour.set(path, act);
  const response = await fetch(origin + path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('static screen');
});

test('pages of a person never reach the renderer', async () => {
  for (const path of ['/cart', '/account/orders', '/admin', '/fr/checkout', '/auth?returnTo=%2F']) {
    expect(await textOf(path)).toContain('static screen');
  }
  expect(seen).toHaveLength(0);
});
