#!/usr/bin/env node
/** Type-checks every workspace that has a tsconfig.json with the native compiler and prints what failed. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const compiler = path.join(
  path.dirname(createRequire(import.meta.url).resolve('ts7/package.json')),
  'bin/tsc',
);
const chosen = process.argv.slice(2);
const queue = workspaces().filter((dir) => chosen.length === 0 || chosen.includes(dir));
const failures = /** @type {string[]} */ ([]);

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, drain));
if (failures.length > 0) {
  console.error(`Type errors in ${failures.join(', ')}`);
  process.exitCode = 1;
}

async function drain() {
  for (let dir = queue.shift(); dir !== undefined; dir = queue.shift()) {
    const { code, output } = await check(dir);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${dir}`);
    if (code === 0) continue;
    failures.push(dir);
    console.error(output);
  }
}

/** Folders with a tsconfig.json, relative to the root. */
function workspaces() {
  const groups = ['packages', 'services', 'infra'].flatMap((group) =>
    folders(group).map((name) => path.join(group, name)),
  );
  const apps = folders('.').filter((name) => /^(?:shell|mfe-.+|e2e|bench)$/.test(name));
  return [...groups, ...apps].filter((dir) => existsSync(path.join(root, dir, 'tsconfig.json')));
}

/** @param {string} dir */
function folders(dir) {
  const absolute = path.join(root, dir);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/**
 * @param {string} dir
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function check(dir) {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [compiler, '-p', dir, '--noEmit', '--pretty', 'false', '--checkers', '1'],
      {
        cwd: root,
      },
    );
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.on('close', (code) => resolve({ code, output }));
  });
}
