import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackDebianPackages } from '../../src/debian/debian-packages';

const root = mkdtempSync(join(tmpdir(), 'solar-debian-'));
const cacheDir = join(root, 'cache');
const request = { names: ['netbase'], dependencies: 'none' as const, cacheDir };
const realPath = process.env['PATH'];

afterEach(() => {
  process.env['PATH'] = realPath;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** From now on apt-get fails, as it does without a network. */
function disableApt(): void {
  const dir = join(root, 'bin');
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'apt-get'), '#!/bin/sh\necho no network >&2\nexit 100\n');
  chmodSync(join(dir, 'apt-get'), 0o755);
  process.env['PATH'] = `${dir}:${realPath}`;
}

describe('Debian packages', () => {
  it('are fetched, unpacked and pinned, and later need no network', async () => {
    const first = join(root, 'first');
    const packages = await unpackDebianPackages({ ...request, into: first });
    expect(existsSync(join(first, 'etc/protocols'))).toBe(true);
    expect(packages).toEqual([
      expect.objectContaining({ name: 'netbase', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }),
    ]);
    disableApt();
    const second = join(root, 'second');
    const again = await unpackDebianPackages({ ...request, into: second });
    expect(again).toEqual(packages);
    expect(existsSync(join(second, 'etc/protocols'))).toBe(true);
  }, 120_000);

  it('are not taken from a cache that was damaged, and a failure says why', async () => {
    const [archive = ''] = readdirSync(join(cacheDir, 'archives'));
    writeFileSync(join(cacheDir, 'archives', archive), 'damaged');
    disableApt();
    const into = join(root, 'third');
    await expect(unpackDebianPackages({ ...request, into })).rejects.toThrow('no network');
    expect(existsSync(into)).toBe(false);
  });
});
