import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fillTemplate } from '../../src/edge/template';
import { provideNginx, type NginxTool } from '../../src/tools/server-tools';

const root = resolve(__dirname, '../../../..');
const source = join(root, 'infra/nginx');
const dir = mkdtempSync(join(tmpdir(), 'solar-container-'));
let nginx: NginxTool;

beforeAll(async () => {
  nginx = await provideNginx({ toolsDir: join(root, '.local/tools'), log: () => {} });
  cpSync(join(source, 'conf'), join(dir, 'solar'), { recursive: true });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Lets nginx read a main file of an image, with the image's folders moved to a temporary one. */
function check(main: string, before = ''): string {
  const text = readFileSync(join(source, main), 'utf8')
    .replaceAll('/etc/nginx/solar', join(dir, 'solar'))
    .replaceAll('/tmp/nginx', join(dir, 'nginx'))
    .replace('/dev/stdout', join(dir, 'access.log'));
  const file = join(dir, 'nginx.conf');
  writeFileSync(file, `${before}\n${text}`);
  const args = ['-t', '-p', dir, '-e', join(dir, 'error.log'), '-c', file];
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
  expect(check('container/nginx.conf')).toBe('ok');
});

test("nginx takes the configuration of a front end's image", () => {
  expect(check('front-end/nginx.conf', `load_module ${nginx.brotliModule};`)).toBe('ok');
});
