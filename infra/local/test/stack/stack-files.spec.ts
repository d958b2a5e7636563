import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningStack } from '../../src/cli/running-stack';
import { StackClient } from '../../src/stack/stack-client';
import { loadSecrets, readJson, stackPaths, writeJson } from '../../src/stack/stack-files';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'solar-files-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('secrets are made once per folder, differ between folders and are private', () => {
  const path = join(dir, 'secrets.json');
  const first = loadSecrets(path);
  expect(loadSecrets(path)).toEqual(first);
  expect(loadSecrets(join(dir, 'other.json'))).not.toEqual(first);
  expect(statSync(path).mode & 0o077).toBe(0);
});

test('a write leaves one whole file, and a broken file reads as none', () => {
  const path = join(dir, 'sub', 'state.json');
  writeJson(path, { a: 1 });
  writeJson(path, { a: 2 });
  expect(readdirSync(join(dir, 'sub'))).toEqual(['state.json']);
  expect(readJson(path)).toEqual({ a: 2 });
  writeFileSync(path, '{"a":');
  expect(readJson(path)).toBeNull();
});

test('a stack whose supervisor is gone does not count as running', () => {
  const { state } = stackPaths(dir);
  expect(runningStack(dir)).toBeNull();
  writeJson(state, { supervisorPid: process.pid });
  expect(runningStack(dir)).toEqual({ supervisorPid: process.pid });
  // The highest process id of Linux is never given to a process.
  writeJson(state, { supervisorPid: 4_194_304 });
  expect(runningStack(dir)).toBeNull();
});

test('connecting where nothing runs says so', () => {
  expect(() => StackClient.connect(dir)).toThrow(/No stack runs/);
});
