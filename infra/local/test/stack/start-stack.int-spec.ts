import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { isAlive } from '../../src/process/process-group';
import { pollUntil } from '../../src/process/wait';
import { findFreeBasePort } from '../../src/stack/free-ports';
import { FRONT_ENDS, SEED_ORDER, SERVICES, frontEndDist } from '../../src/stack/parts';
import { StackClient } from '../../src/stack/stack-client';
import { stackPaths, type StackState } from '../../src/stack/stack-files';
import { startStack, type RunningStack } from '../../src/stack/start-stack';

const repository = resolve(__dirname, '../../../..');
const root = mkdtempSync(join(tmpdir(), 'solar-stack-'));
const dir = join(root, '.local');
let basePort: number;
let running: RunningStack;
let client: StackClient;

/** A repository with real infrastructure and stand-ins for services and front ends. */
function makeRepository(): void {
  symlinkSync(join(repository, 'infra'), join(root, 'infra'));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'shell/public'), { recursive: true });
  writeFileSync(join(root, 'shell/public/config.json'), '{ "remotes": [] }');
  const server = join(frontEndDist(root, 'shell'), 'server');
  mkdirSync(server, { recursive: true });
  copyFileSync(join(__dirname, 'programs/renderer.cjs'), join(server, 'renderer.cjs'));
  for (const name of SERVICES) {
    const dist = join(root, 'services', name, 'dist');
    mkdirSync(dist, { recursive: true });
    writeFileSync(join(dist, 'package.json'), '{ "type": "module" }');
    copyFileSync(join(__dirname, 'programs/service.mjs'), join(dist, 'bundle.js'));
    copyFileSync(join(__dirname, 'programs/seed.mjs'), join(dist, 'seed.js'));
  }
  for (const name of FRONT_ENDS) {
    const dist = frontEndDist(root, name);
    mkdirSync(dist, { recursive: true });
    for (const document of ['index', 'screen']) {
      writeFileSync(join(dist, `${document}.html`), `<!doctype html><p>${document} of ${name}</p>`);
    }
  }
}

beforeAll(async () => {
  // The stack under test provides its own.
  delete process.env['MONGODB_URL'];
  makeRepository();
  basePort = await findFreeBasePort(22_050, 2);
  running = await startStack({ root, basePort, env: { LOG_LEVEL: 'warn' } });
  client = StackClient.connect(dir);
}, 600_000);

afterAll(async () => {
  await running?.stop();
  rmSync(root, { recursive: true, force: true });
}, 60_000);

const seeded = (): string[] => readFileSync(join(root, 'seeded.txt'), 'utf8').trim().split('\n');

/** On a connection of its own: a reload of the edge closes the idle ones that a client keeps. */
async function askService(path: string): Promise<{ pid: number; env: Record<string, string> }> {
  const answer = await new Promise<IncomingMessage>((arrived, failed) => {
    get(`http://127.0.0.1:${basePort}${path}`, { agent: false }, arrived).once('error', failed);
  });
  return (await json(answer)) as { pid: number; env: Record<string, string> };
}

test('everything is up, and the state file says where', async () => {
  const state = await client.state();
  const expected = [...SERVICES, 'edge', 'mail', 'mongodb', 'nats', 'payments', 'renderer'];
  expect(Object.keys(state.processes).sort()).toEqual(expected.sort());
  expect(new Set(Object.values(state.processes).map((process) => process.state))).toEqual(
    new Set(['ready']),
  );
  const onDisk = JSON.parse(readFileSync(stackPaths(dir).state, 'utf8')) as StackState;
  expect(onDisk).toEqual(state);
  const pageAt = async (path: string) => {
    const page = await fetch(`http://127.0.0.1:${basePort}${path}`);
    return page.text();
  };
  expect(await pageAt('/')).toContain('index of shell');
  expect(await pageAt('/products')).toContain('screen of shell');
});

test('a service gets to know where everything is', async () => {
  const { env } = await askService('/api/catalog/products');
  expect(env).toMatchObject({
    PORT: String(basePort + 1),
    PUBLIC_URL: `http://localhost:${basePort}`,
    NATS_URL: client.urls.nats,
    MONGODB_URL: client.urls.mongodb,
    SMTP_URL: `smtp://127.0.0.1:${basePort + 7}`,
    MEDIA_DIR: stackPaths(dir).media,
  });
});

test('demo data was loaded once, each after what it builds on', () => {
  expect(seeded()).toEqual([...SEED_ORDER]);
});

test('a killed service comes back with another process, the others go on', async () => {
  const before = await askService('/api/inventory/stock');
  await client.kill('inventory');
  expect((await askService('/api/catalog/products')).env['PORT']).toBe(String(basePort + 1));
  await client.whenReady('inventory');
  const after = await askService('/api/inventory/stock');
  expect(after.pid).not.toBe(before.pid);
});

test('a stopped service stays down until it is started', async () => {
  await client.stop('account');
  const down = await fetch(`http://127.0.0.1:${basePort}/api/auth/me`);
  expect(down.status).toBe(502);
  await client.start('account');
  const up = await fetch(`http://127.0.0.1:${basePort}/api/auth/me`);
  expect(up.status).toBe(200);
});

test('a scaled service shares its requests, and goes on while a replica is away', async () => {
  const pids = async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => askService('/api/inventory/stock')),
    );
    return new Set(answers.map(({ pid }) => pid));
  };
  const first = (await askService('/api/inventory/stock')).pid;
  const { replicas } = await client.scale(2);
  expect(replicas).toHaveLength(SERVICES.length * 2);
  expect(await pollUntil(async () => (await pids()).size === 2, 15_000)).toBe(true);

  await client.stop('inventory');
  expect(await pids()).not.toContain(first);
  await client.start('inventory');
  const second = (await client.state()).processes['inventory-2'];
  await client.kill('inventory-2');
  await client.whenReady('inventory-2');
  expect((await client.state()).processes['inventory-2']?.pid).not.toBe(second?.pid);

  const { processes } = await client.scale(1);
  expect(Object.keys(processes)).not.toContain('inventory-2');
  expect(await pollUntil(async () => (await pids()).size === 1, 15_000)).toBe(true);
});

test('the control calls need the token and a known name', async () => {
  const url = `${client.urls.control}/processes/catalog/stop`;
  expect((await fetch(url, { method: 'POST' })).status).toBe(401);
  await expect(client.stop('nobody')).rejects.toThrow(/No process 'nobody'/);
});

test('a second stack on the same ports is refused with the ports that are busy', async () => {
  const other = startStack({ root, dir: join(root, 'other'), basePort });
  await expect(other).rejects.toThrow(new RegExp(`${basePort} \\(edge\\)`));
});

test('a stop leaves no process and no state file; the next start keeps the data', async () => {
  const pids = Object.values((await client.state()).processes).map(({ pid }) => Number(pid));
  await running.stop();
  expect(pids.filter(isAlive)).toEqual([]);
  expect(existsSync(stackPaths(dir).state)).toBe(false);

  running = await startStack({ root, basePort });
  expect(seeded()).toEqual([...SEED_ORDER]);
  expect(StackClient.connect(dir).secrets).toEqual(client.secrets);
}, 120_000);

test('when a part cannot start, the error shows its log and nothing is left', async () => {
  await running.stop();
  const main = join(root, 'services/admin/dist/bundle.js');
  writeFileSync(main, "console.error('the index is broken'); process.exit(1);");
  const broken = startStack({ root, basePort });
  await expect(broken).rejects.toThrow(/admin ended with code 1.*the index is broken/s);
  const probe = createServer();
  await new Promise<void>((done, failed) => {
    probe.once('error', failed).listen(basePort + 1, '127.0.0.1', done);
  });
  probe.close();
  copyFileSync(join(__dirname, 'programs/service.mjs'), main);
}, 120_000);
