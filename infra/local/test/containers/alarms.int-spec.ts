import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { unpackDebianPackages } from '../../src/debian/debian-packages';
import { findExecutable } from '../../src/tools/find-executable';

const root = resolve(__dirname, '../../../..');
const observability = join(root, 'infra/observability');

async function promtool(): Promise<string> {
  const installed = findExecutable('promtool');
  if (installed) return installed;
  const into = join(root, '.local/tools/prometheus');
  await unpackDebianPackages({ names: ['prometheus'], into, dependencies: 'none' });
  return join(into, 'usr/bin/promtool');
}

test("Prometheus' own tool accepts the rules, and alarms go off when they should", async () => {
  const tool = await promtool();
  const run = (...args: string[]): string =>
    execFileSync(tool, args, { cwd: observability, encoding: 'utf8' });
  expect(run('check', 'rules', 'prometheus-rules.yaml')).toContain('SUCCESS');
  expect(run('test', 'rules', 'rules.test.yaml')).toContain('SUCCESS');
  expect(run('check', 'config', '--syntax-only', 'prometheus.yml')).toContain('SUCCESS');
}, 120_000);
