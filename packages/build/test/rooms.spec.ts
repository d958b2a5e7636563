import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { roomRules } from '../rooms.cjs';

const ROOT = resolve(__dirname, '../../..');
const WORKSPACE = 'services/sample';
const FILES = {
  'rooms.json': '["stock", "orders"]',
  'src/config.ts': 'export const config = 1;',
  'src/app.module.ts':
    "import { order } from './orders/order';\nimport { stock } from './stock/stock';\nexport const app = [order, stock];",
  'src/stock/stock.ts': "import { config } from '../config';\nexport const stock = config;",
  'src/orders/order.ts': "import { stock } from '../stock/stock';\nexport const order = stock;",
  'src/demo/demo.ts': "import { order } from '../orders/order';\nexport const demo = order;",
};

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'rooms-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('rooms of a workspace', () => {
  it('may be imported from those above and from root files', () => {
    write(FILES);
    expect(violations()).toEqual([]);
  });

  it('may not be imported from those below', () => {
    write({
      ...FILES,
      'src/stock/report.ts':
        "import { order } from '../orders/order';\nexport const report = order;",
    });
    expect(violations()).toEqual([
      'rooms-of-services-sample: services/sample/src/stock/report.ts → services/sample/src/orders/order.ts',
    ]);
  });

  it('may not import what puts them together, not even a type', () => {
    write({
      ...FILES,
      'src/orders/up.ts': "import type { app } from '../app.module';\nexport type Up = typeof app;",
    });
    expect(violations()).toEqual([
      'rooms-of-services-sample: services/sample/src/orders/up.ts → services/sample/src/app.module.ts',
    ]);
  });

  it('are left alone by their tests', () => {
    write({
      ...FILES,
      'src/stock/stock.spec.ts': "import { order } from '../orders/order';\nexpect(order);",
    });
    expect(violations()).toEqual([]);
  });

  it.each([
    [
      'a folder that is not listed',
      { 'src/quotes/quote.ts': 'export {};' },
      'does not list quotes',
    ],
    [
      'a listed folder that is not there',
      { 'rooms.json': '["stock", "orders", "tax"]' },
      'lists tax',
    ],
    ['a folder listed twice', { 'rooms.json': '["stock", "orders", "stock"]' }, 'stock twice'],
  ])('refuse %s', (_, change, message) => {
    write({ ...FILES, ...change });
    expect(() => roomRules(root, WORKSPACE)).toThrow(message);
  });

  it('have to be listed where that is required', () => {
    expect(roomRules(root, WORKSPACE)).toEqual([]);
    expect(() => roomRules(root, WORKSPACE, { required: true })).toThrow('has no rooms.json');
  });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, WORKSPACE, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** What dependency-cruiser itself finds with the rules of the sample. */
function violations(): string[] {
  const config = join(root, 'rules.cjs');
  const forbidden = roomRules(root, WORKSPACE);
  const options = { tsPreCompilationDeps: true };
  writeFileSync(config, `module.exports = ${JSON.stringify({ forbidden, options })};`);
  const program = join(ROOT, 'node_modules/.bin/depcruise');
  const { stdout, stderr } = spawnSync(
    program,
    ['--config', config, '--output-type', 'json', 'services'],
    { cwd: root, encoding: 'utf8' },
  );
  if (!stdout) throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}
