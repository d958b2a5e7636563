import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const dir = mkdtempSync(join(tmpdir(), 'solar-folder-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('a folder that several processes replace at once is whole in the end, and nothing is left beside it', async () => {
  const [from, to] = [join(dir, 'from'), join(dir, 'cache/to')];
  const files = Array.from({ length: 40 }, (_, index) => `${String(index).padStart(2, '0')}.txt`);
  mkdirSync(from);
  for (const file of files) writeFileSync(join(from, file), file);
  const program = join(__dirname, 'programs/replace-folder.cjs');
  const run = promisify(execFile);
  await Promise.all([1, 2, 3].map(() => run(process.execPath, [program, from, to])));
  expect(readdirSync(to)).toEqual(files);
  expect(readdirSync(join(dir, 'cache'))).toEqual(['to']);
}, 60_000);
