#!/usr/bin/env node
// The entry of `npm start`, `npm run reset` and `npm test`. It has to run before anything is installed, so it is plain
// JavaScript without dependencies: it checks Node, installs packages, compiles infra/local and hands over.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = [20, 19];

const here = dirname(fileURLToPath(import.meta.url));
const packageDir = resolve(here, '..');
const root = resolve(packageDir, '../..');
const logs = join(root, '.local', 'logs');

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  fail(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/** Whether every package of the lock file is there in its version; other platforms' binaries do not count. */
function packagesMatchLock() {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(installedFile);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.peer) return true;
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    return Boolean(found) && (entry.link || found.version === entry.version);
  });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

function installPackages() {
  if (packagesMatchLock()) return;
  timed('packages (npm ci)', 'npm-ci.log', 'npm', ['ci', '--no-audit', '--no-fund']);
}

/** Compiles only when a source file is newer or other than the last time. */
function compile() {
  const stampFile = join(packageDir, 'dist', '.compiled');
  const stamp = fingerprint(join(packageDir, 'src'));
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const swc = join(root, 'node_modules/.bin/swc');
  const args = ['src', '-d', 'dist', '--strip-leading-paths'];
  timed('tools of this repository', 'compile.log', swc, args, packageDir);
  writeFileSync(stampFile, stamp);
}

function fingerprint(dir) {
  const hash = createHash('sha256');
  for (const file of readdirSync(dir, { recursive: true }).map(String).sort()) {
    if (!file.endsWith('.ts')) continue;
    hash.update(`${file}\n`).update(readFileSync(join(dir, file)));
  }
  return hash.digest('hex');
}

function timed(title, logName, command, args, cwd = root) {
  mkdirSync(logs, { recursive: true });
  const logFile = join(logs, logName);
  const log = openSync(logFile, 'w');
  const startedAt = performance.now();
  console.log(`  …  ${title}`);
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', log, log] });
  closeSync(log);
  if (error || status !== 0) {
    const tail = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
    const reason = error ? error.message : `code ${status}`;
    fail(`${title} failed (${reason}). The log is ${relative(process.cwd(), logFile)}:\n${tail}`);
  }
  console.log(`  ok ${title}  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

checkNode();
if (!statSync(join(root, 'package-lock.json')).isFile()) fail('package-lock.json is missing.');
installPackages();
compile();
const require = createRequire(import.meta.url);
const { main } = require('../dist/cli/main.js');
await main(process.argv.slice(2), root);
