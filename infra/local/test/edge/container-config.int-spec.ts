import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { fillTemplate } from '../../src/edge/template';
import { Guardian } from '../../src/process/guardian';
import { ManagedProcess } from '../../src/process/managed-process';
import { answersHttp } from '../../src/process/probe';
import { findFreeBasePort } from '../../src/stack/free-ports';
import { provideNats, provideNginx, type NginxTool } from '../../src/tools/server-tools';

const root = resolve(__dirname, '../../../..');
const source = join(root, 'infra/nginx');
const dir = mkdtempSync(join(tmpdir(), 'solar-container-'));
let nginx: NginxTool;

beforeAll(async () => {
  nginx = await provideNginx({ toolsDir: join(root, '.local/tools'), log: () => {} });
  cpSync(join(source, 'conf'), join(dir, 'solar'), { recursive: true });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Arguments with which nginx reads a main file of an image, whose folders are moved to a temporary one. */
function argumentsFor(main: string, before = '', port = 8080): string[] {
  const text = readFileSync(join(source, main), 'utf8')
    .replaceAll(/\/(?:etc\/nginx|tmp)\/solar/g, join(dir, 'solar'))
    .replaceAll('/tmp/nginx', join(dir, 'nginx'))
    .replaceAll('/srv/www', join(dir, 'www'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/dev/stdout', join(dir, 'access.log'));
  const file = join(dir, 'nginx.conf');
  writeFileSync(file, `${before}\n${text}`);
  return ['-p', dir, '-e', join(dir, 'error.log'), '-c', file];
}

function check(main: string, before = ''): string {
  const args = ['-t', ...argumentsFor(main, before)];
  try {
    execFileSync(nginx.command, args, { env: { ...process.env, ...nginx.env }, stdio: 'pipe' });
    return 'ok';
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr);
  }
}

/** The variables that the image of the edge sets. */
function imageVariables(): Record<string, string> {
  const dockerfile = readFileSync(join(source, 'Dockerfile'), 'utf8');
  const entries = [...dockerfile.matchAll(/([A-Z_]+)=("[^"]*"|\S+)/g)].map(
    ([, name, value = '']) => [name, value.replaceAll('"', '')],
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

test("the edge's image has a value for every template, and nginx takes the result", () => {
  const values = { ...imageVariables(), NGINX_CONF_DIR: join(dir, 'solar') };
  mkdirSync(join(dir, 'solar'), { recursive: true });
  for (const folder of ['templates', 'container']) {
    for (const name of readdirSync(join(source, folder))) {
      if (!name.endsWith('.template')) continue;
      const text = readFileSync(join(source, folder, name), 'utf8');
      writeFileSync(join(dir, 'solar', name.replace('.template', '')), fillTemplate(text, values));
    }
  }
  writeFileSync(join(dir, 'solar/trusted-proxies.conf'), 'set_real_ip_from 10.0.0.0/8;\n');
  expect(check('container/nginx.conf')).toBe('ok');
});

test('nginx takes the edge with HTTPS and a certificate of an authority of its own', () => {
  const make = join(dir, 'tls');
  mkdirSync(make);
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: make, stdio: 'pipe' });
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=Authority',
    '-keyout',
    'ca.key',
    '-out',
    'ca.crt',
  );
  openssl(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=shop.example',
    '-keyout',
    'tls_key',
    '-out',
    'request',
  );
  openssl(
    'x509',
    '-req',
    '-in',
    'request',
    '-CA',
    'ca.crt',
    '-CAkey',
    'ca.key',
    '-days',
    '1',
    '-out',
    'tls_certificate',
  );
  for (const name of readdirSync(join(source, 'tls'))) {
    const text = readFileSync(join(source, 'tls', name), 'utf8');
    writeFileSync(join(dir, 'solar', name), text.replaceAll('/run/secrets', make));
  }
  expect(check('container/nginx.conf')).toBe('ok');
  for (const name of readdirSync(join(source, 'tls'))) rmSync(join(dir, 'solar', name));
});

test('NATS takes its configuration with the accounts of the services', async () => {
  const nats = await provideNats({ toolsDir: join(root, '.local/tools'), log: () => {} });
  const names = ['CATALOG', 'CHECKOUT', 'ACCOUNT', 'ADMIN', 'INVENTORY'];
  const passwords = Object.fromEntries(names.map((name) => [`NATS_PASSWORD_${name}`, 'secret']));
  const conf = join(dir, 'nats.conf');
  for (const name of ['nats.conf', 'nats-users.conf'])
    cpSync(join(root, 'infra/nats', name), join(dir, name));
  const env = { ...process.env, ...nats.env, ...passwords };
  const output = execFileSync(nats.command, ['-t', '-c', conf], {
    env,
    stdio: 'pipe',
    encoding: 'utf8',
  });
  expect(output).not.toContain('error');
});

test("a front end's image serves its build, what it keeps of the one before, and nothing else", async () => {
  const files = {
    'remotes/catalog/mf-manifest.json': 'new',
    'previous/remotes/catalog/17.0a1b2c3d.js': 'old chunk',
    'previous/remotes/catalog/mf-manifest.json': 'old',
    'shell/index.html': 'home',
    'shell/screen.html': 'screen',
    'previous/shell/main.0a1b2c3d.js': 'old shell',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(dir, 'www', name, '..'), { recursive: true });
    writeFileSync(join(dir, 'www', name), content);
  }
  const port = await findFreeBasePort(24_000);
  const origin = `http://127.0.0.1:${port}`;
  const modules = `user ${userInfo().username};\nload_module ${nginx.brotliModule};`;
  const args = argumentsFor('front-end/nginx.conf', modules, port);
  const guardian = new Guardian();
  const server = new ManagedProcess(
    {
      name: 'front-end',
      command: nginx.command,
      args,
      cwd: dir,
      env: { ...process.env, ...nginx.env },
      logFile: join(dir, 'front-end.log'),
      isReady: () => answersHttp(`${origin}/healthz`),
    },
    guardian,
  );
  await server.start();
  try {
    const get = async (path: string) => {
      const response = await fetch(origin + path);
      return response.ok ? await response.text() : response.status;
    };
    expect(await get('/remotes/catalog/mf-manifest.json')).toBe('new');
    expect(await get('/remotes/catalog/17.0a1b2c3d.js')).toBe('old chunk');
    expect(await get('/remotes/catalog/17.99999999.js')).toBe(404);
    expect(await get('/remotes/nobody/mf-manifest.json')).toBe(404);
    expect(await get('/')).toBe('home');
    expect(await get('/products/some-panel')).toBe('screen');
    expect(await get('/main.0a1b2c3d.js')).toBe('old shell');
    expect(await get('/main.99999999.js')).toBe(404);
  } finally {
    await server.stop();
    guardian.dismiss();
  }
});
