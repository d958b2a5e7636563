import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PLUGIN = resolve(__dirname, '../webpack/own-task-plugin.mjs');

type Handler = (chunk: string, waits: Promise<unknown>[]) => void;

let dir: string;
let handler: Handler;

/** A build of two chunks; its runtime has the handler that asks for a task. */
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'own-task-'));
  writeFileSync(join(dir, 'main.js'), "import('./late.js');\n");
  writeFileSync(join(dir, 'late.js'), 'export const late = true;\n');
  const script = `
    import webpack from 'webpack';
    import { OwnTaskPlugin } from ${JSON.stringify(PLUGIN)};
    const options = {
      mode: 'development', devtool: false, target: 'web', context: ${JSON.stringify(dir)}, entry: './main.js',
      output: { path: ${JSON.stringify(join(dir, 'dist'))} }, plugins: [new OwnTaskPlugin()],
    };
    webpack(options, (error, stats) => { if (error || stats.hasErrors()) throw error ?? new Error(stats.toString()); });
  `;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: __dirname });
  handler = handlerOf(readFileSync(join(dir, 'dist/main.js'), 'utf8'));
}, 60_000);

afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** The last handler of chunks that the built file defines. */
function handlerOf(built: string): Handler {
  const [, code] = /__webpack_require__\.f\.task = ([\s\S]*?\n\/\*+\/ \t*\};)/.exec(built) ?? [];
  if (!code) throw new Error('The build has no such handler');
  return new Function(`return ${code.replace(/\/\*+\/|;$/g, '')}`)() as Handler;
}

describe('a chunk', () => {
  it('that had to be fetched runs in a later task than the one that brought its file', async () => {
    const order: string[] = [];
    const waits = [Promise.resolve()];
    handler('late', waits);
    setTimeout(() => order.push('another task'));
    await Promise.all(waits).then(() => order.push('chunk'));
    expect(order).toEqual(['another task', 'chunk']);
  });

  it('that is there already waits for nothing', () => {
    const waits: Promise<unknown>[] = [];
    handler('late', waits);
    expect(waits).toEqual([]);
  });
});
