#!/usr/bin/env node
/**
 * Makes a slice and a feature of it in a copy of this repository, checks it as any other one, and takes it away again:
 *   npm test -- new-slice
 * Its integration tests run where MONGODB_URL and NATS_URL are set; it is started and signed in to where CHROMIUM_PATH is as well.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const copy = mkdtempSync(path.join(os.tmpdir(), 'solar-new-slice-'));
const SLICE = 'warranty';
const WORKSPACES = [`services/${SLICE}`, `mfe-${SLICE}`];
/** What a started slice needs of the others: those who sign people in, and who starts processes. */
const STARTED_WITH = [
  'packages/contracts',
  'packages/service-kit',
  'services/account',
  'infra/local',
];
const ALL = [...WORKSPACES, 'packages/contracts', 'infra/local', 'e2e', 'mfe-account', 'shell'];

try {
  copyRepository();
  linkPackages();
  const before = contents();
  run('node', ['packages/build/bin/new-slice.mjs', SLICE, '--no-install']);
  for (const workspace of WORKSPACES) linkScope(workspace);
  for (const kind of ['endpoint', 'screen']) {
    run('node', ['packages/build/bin/new-feature.mjs', SLICE, kind, 'claims']);
  }
  run('npx', ['prettier', '--check', ...ALL.slice(0, 2)]);
  run('npx', ['eslint', ...WORKSPACES, 'packages/contracts/src', '--max-warnings', '0']);
  run('npx', ['depcruise', '--config', 'packages/build/dependency-cruiser.cjs', ...WORKSPACES]);
  run('node', ['packages/build/bin/typecheck.mjs', ...ALL]);
  const tests = [
    ...WORKSPACES,
    'packages/contracts',
    'infra/local/test/(?:containers|verify|edge/template)',
    'e2e/src',
  ];
  run('npx', ['jest', '--maxWorkers=2', ...tests.map((folder) => `/${folder}/`)], {
    TEST_KIND: 'unit',
  });
  if (process.env.MONGODB_URL && process.env.NATS_URL) {
    run('npx', ['jest', '--maxWorkers=1', `/services/${SLICE}/`], { TEST_KIND: 'integration' });
  }
  for (const workspace of WORKSPACES) run('npm', ['run', 'build', '--prefix', workspace]);
  await start();
  rmSync(path.join(copy, 'mfe-warranty/node_modules'), { recursive: true, force: true });
  run('node', ['packages/build/bin/new-slice.mjs', SLICE, '--remove', '--no-install']);
  compare(before, contents());
  console.log('A slice was made, checked and taken away.');
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** Its service and its remote, with those who sign people in. */
async function start() {
  const { MONGODB_URL, NATS_URL, CHROMIUM_PATH } = process.env;
  if (!MONGODB_URL || !NATS_URL || !CHROMIUM_PATH) return;
  for (const workspace of STARTED_WITH) run('npm', ['run', 'build', '--prefix', workspace]);
  mkdirSync(path.join(copy, '.local'), { recursive: true });
  symlinkSync(path.join(root, '.local/tools'), path.join(copy, '.local/tools'));
  const startedAt = performance.now();
  const { proveStarted } = await import(
    path.join(copy, 'infra/local/dist/verify/started-slice.js')
  );
  const seen = await proveStarted({
    ...{ root: copy, slice: SLICE, chromium: CHROMIUM_PATH },
    ...{ mongodbUrl: MONGODB_URL, natsUrl: NATS_URL },
  });
  for (const line of seen) console.log(line);
  console.log(`ok started (${Math.round(performance.now() - startedAt)} ms)`);
}

/** What is committed or about to be. */
function copyRepository() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) {
    cpSync(path.join(root, file), path.join(copy, file));
  }
}

/** The installed packages, but the workspaces of the copy. */
function linkPackages() {
  for (const folder of ['.', ...workspacesWithPackages()]) {
    mkdirSync(path.join(copy, folder, 'node_modules'), { recursive: true });
    for (const name of readdirSync(path.join(root, folder, 'node_modules'))) {
      if (name === '@solar') continue;
      symlinkSync(
        path.join(root, folder, 'node_modules', name),
        path.join(copy, folder, 'node_modules', name),
      );
    }
  }
  mkdirSync(path.join(copy, 'node_modules/@solar'));
  for (const name of readdirSync(path.join(root, 'node_modules/@solar'))) {
    const target = execFileSync('readlink', [path.join(root, 'node_modules/@solar', name)], {
      encoding: 'utf8',
    });
    symlinkSync(target.trim(), path.join(copy, 'node_modules/@solar', name));
  }
}

/** As npm links a workspace. @param {string} workspace */
function linkScope(workspace) {
  const name = workspace.replace('services/', 'service-');
  symlinkSync(`../../${workspace}`, path.join(copy, 'node_modules/@solar', name));
}

function workspacesWithPackages() {
  return ['packages', 'services', 'infra', '.']
    .flatMap((group) => readdirSync(path.join(root, group)).map((name) => path.join(group, name)))
    .filter((folder) => {
      if (folder === 'node_modules') return false;
      return spawnSync('test', ['-d', path.join(root, folder, 'node_modules')]).status === 0;
    });
}

/** Texts of all files that are no build. */
function contents() {
  const names = readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(copy, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(?:^|\/)(?:node_modules|dist|\.local)\//.test(file));
  return new Map(names.map((file) => [file, readFileSync(path.join(copy, file), 'utf8')]));
}

/** @param {Map<string, string>} before @param {Map<string, string>} after */
function compare(before, after) {
  const names = new Set([...before.keys(), ...after.keys()]);
  const left = [...names].filter((file) => before.get(file) !== after.get(file));
  if (left.length > 0) throw new Error(`Not as before:\n${left.join('\n')}`);
}

/** @param {string} command @param {string[]} args @param {Record<string, string>} [env] */
function run(command, args, env = {}) {
  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  console.log(
    `ok ${command} ${args.slice(0, 3).join(' ')} (${Math.round(performance.now() - startedAt)} ms)`,
  );
}
