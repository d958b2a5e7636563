import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LOCK_FILE = 'package-lock.json';
/** What the measured part of a stack consists of where no pages are looked at. */
const BUILT = ['./services/*...', './infra/*...'];

export interface Checkout {
  root: string;
  commit: string;
}

/** Another commit of this repository, checked out under `.local`, with packages and built, `more` of it too; kept for the next run. */
export function checkoutAt(root: string, commit: string, more: readonly string[] = []): Checkout {
  const sha = git(root, 'rev-parse', '--short=10', `${commit}^{commit}`).trim();
  const target = join(root, '.local', 'bench', `against-${sha}`);
  if (!existsSync(join(target, LOCK_FILE))) {
    console.log(`  …  checkout of ${sha}`);
    mkdirSync(dirname(target), { recursive: true });
    git(root, 'worktree', 'prune');
    git(root, 'worktree', 'add', '--force', '--detach', target, sha);
  }
  providePackages(root, target);
  const tools = join('.local', 'tools');
  if (existsSync(join(root, tools))) link(root, target, tools);
  // Since pages are rendered on a server, a stack has one that does it.
  const renderer = existsSync(join(target, 'shell/src/server')) ? ['./shell...'] : [];
  build(target, [...BUILT, ...renderer, ...more]);
  return { root: target, commit: sha };
}

/** Packages are the same files when the lock file is the same, and are installed anew otherwise. */
function providePackages(root: string, target: string): void {
  if (existsSync(join(target, 'node_modules/.package-lock.json'))) return;
  const [here, there] = [root, target].map((dir) => readFileSync(join(dir, LOCK_FILE), 'utf8'));
  if (here !== there) {
    console.log('  …  its packages (npm ci)');
    run(target, 'npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline']);
    return;
  }
  const manifests = git(target, 'ls-files', 'package.json', '*/package.json').split('\n');
  for (const manifest of manifests.filter((name) => name !== '')) {
    link(root, target, join(dirname(manifest), 'node_modules'));
  }
}

/** Hard links of a folder, which cost no space. */
function link(root: string, target: string, folder: string): void {
  if (!existsSync(join(root, folder)) || existsSync(join(target, folder))) return;
  mkdirSync(dirname(join(target, folder)), { recursive: true });
  run(target, 'cp', ['-al', join(root, folder), join(target, folder)]);
}

function build(target: string, packages: readonly string[]): void {
  console.log('  …  its build');
  const filters = packages.flatMap((name) => ['--filter', name]);
  const output = ['--output-logs=errors-only', '--ui=stream', '--no-color'];
  run(target, join(target, 'node_modules/.bin/turbo'), ['run', 'build', ...filters, ...output]);
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8' });
}

function run(cwd: string, command: string, args: readonly string[]): void {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  execFileSync(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
}
