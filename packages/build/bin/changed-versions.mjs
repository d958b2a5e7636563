#!/usr/bin/env node
/**
 * The parts that got a new version since a commit, one a line with its name in docker-compose.yml and the version:
 *   node packages/build/bin/changed-versions.mjs HEAD~1
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const [base = 'HEAD~1'] = process.argv.slice(2);

for (const { folder, part } of parts()) {
  const file = `${folder}/package.json`;
  const { version } = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  if (version !== versionAt(base, file)) console.log(`${part} ${version}`);
}

/** A part is an image: a service goes by the name of its slice. */
function parts() {
  const frontEnds = readdirSync(root).filter((name) => /^(?:shell|mfe-.+)$/.test(name));
  return [
    ...frontEnds.map((name) => ({ folder: name, part: name })),
    ...readdirSync(path.join(root, 'services')).map((name) => ({
      folder: `services/${name}`,
      part: name,
    })),
  ];
}

/** @param {string} commit @param {string} file */
function versionAt(commit, file) {
  try {
    const text = execFileSync('git', ['show', `${commit}:${file}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(text).version;
  } catch {
    return undefined;
  }
}
