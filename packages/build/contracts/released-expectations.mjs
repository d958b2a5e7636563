import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where a run of the unit tests keeps what front ends exchange with services in them. */
const EXCHANGES = '.local/test/expectations';

/**
 * Keeps with a release what its consumers take for granted, as their tests have shown. Services that come later are held to it.
 * @param {string} root @param {string} version */
export function keepExpectations(root, version) {
  const folder = path.join(root, EXCHANGES);
  if (!existsSync(folder))
    throw new Error('Run `npm test -- unit` first: it notes what consumers expect.');
  const require = createRequire(import.meta.url);
  const { expectationsIn } = require('@solar/service-kit/testing/kept-exchanges');
  const kept = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
  const lines = expectationsIn(kept).map((/** @type {object} */ one) => JSON.stringify(one));
  const target = path.join(root, 'packages/contracts/released', version, 'expectations');
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, 'consumers.json'), `[\n${lines.join(',\n')}\n]\n`);
}
