import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lastRelease } from '../contracts/released-contracts.mjs';
import { endpointFiles } from '../bin/templates/endpoint-files.mjs';
import { screenFiles } from '../bin/templates/screen-files.mjs';
import { sliceFiles } from '../bin/templates/slice-files.mjs';
import {
  declarePermission,
  importModule,
  REMOTE_LISTS,
  routeBackOfficeScreen,
} from './feature-places.mjs';
import { namesOf } from './names.mjs';
import { RepositoryEdits } from './repository-edits.mjs';
import { COPIED_FILES, COPIED_IF_THERE, ownPaths, SHARED_PLACES } from './shared-places.mjs';
import { renamedFor, withoutSlice, withSlice } from './text-units.mjs';

const MODEL = 'inventory';
const PORTS = 'infra/local/src/stack/ports.ts';
const JOURNEYS = 'e2e/slices.json';
const FIRST_DEV_PORT = 24_000;

/** @typedef {{ install: boolean }} Options `install` links the new workspaces with npm */

/** Writes a new slice and says what is there now.
 * @param {string} root @param {string} slice @param {Options} options */
export function addSlice(root, slice, { install }) {
  const edits = new RepositoryEdits(root);
  const taken = ownPaths(slice).filter((file) => edits.has(file));
  if (taken.length > 0)
    throw new Error(`These exist already, nothing written:\n${taken.join('\n')}`);
  const names = namesOf(slice, 'overview', slice);
  const model = (/** @type {string} */ file) => renamedFor(edits.read(file), MODEL, slice);
  const files = {
    ...sliceFiles(slice, {
      servicePackage: withoutSeed(model(`services/${MODEL}/package.json`)),
      remotePackage: model(`mfe-${MODEL}/package.json`),
      devPort:
        FIRST_DEV_PORT + readdirSync(root).filter((name) => name.startsWith('mfe-')).length + 1,
    }),
    ...endpointFiles(names),
    ...screenFiles(names),
  };
  for (const [file, text] of Object.entries(files)) edits.write(file, text);
  const there = COPIED_IF_THERE.filter((file) => edits.has(file.replace('SLICE', MODEL)));
  for (const file of [...COPIED_FILES, ...there]) {
    edits.write(file.replace('SLICE', slice), model(file.replace('SLICE', MODEL)));
  }
  importModule(edits, names);
  routeBackOfficeScreen(edits, names);
  declarePermission(edits, names);
  for (const [file, units] of Object.entries(SHARED_PLACES)) {
    if (!edits.has(file)) continue;
    for (const unit of units) edits.change(file, (text) => withSlice(text, unit, slice));
  }
  addEntries(edits, slice);
  finish(edits, install);
  return [
    `services/${slice}, mfe-${slice} and packages/contracts/src/${slice} are there, with a screen at /admin/${slice}.`,
    'Yours to write: the texts in French, a journey in e2e/slices.json, the team in CODEOWNERS.',
  ];
}

/** Takes a slice away again. One whose contracts are released has consumers, and stays.
 * @param {string} root @param {string} slice @param {Options} options */
export function removeSlice(root, slice, { install }) {
  const edits = new RepositoryEdits(root);
  if (!edits.has(`services/${slice}`)) throw new Error(`There is no services/${slice}.`);
  if (slice in lastRelease(root).contracts) {
    throw new Error(`The contracts of ${slice} are released; others may use them.`);
  }
  for (const [file, units] of Object.entries(SHARED_PLACES)) {
    if (!edits.has(file)) continue;
    for (const unit of units) edits.change(file, (text) => withoutSlice(text, unit, slice));
  }
  removeEntries(edits, slice);
  for (const file of ownPaths(slice))
    rmSync(path.join(root, file), { recursive: true, force: true });
  finish(edits, install);
  return [`The slice ${slice} is gone.`];
}

/** @param {RepositoryEdits} edits @param {string} slice */
function addEntries(edits, slice) {
  edits.change(PORTS, (text) => {
    const highest = Math.max(
      ...[...text.matchAll(/^ {2}\w+: (\d+),$/gm)].map(([, port]) => Number(port)),
    );
    return text.replace(/\n\} as const;/, `\n  ${slice}: ${highest + 1},\n} as const;`);
  });
  edits.change(JOURNEYS, (text) =>
    JSON.stringify({ ...JSON.parse(text), [slice]: ['journeys/screens-signed-in.spec.ts'] }),
  );
  for (const file of REMOTE_LISTS) {
    edits.change(file, (text) => {
      const config = JSON.parse(text);
      const entry = `/remotes/${slice}/mf-manifest.json`;
      config.remotes.push({ name: slice, entry, paths: [], admin: true });
      return JSON.stringify(config);
    });
  }
}

/** @param {RepositoryEdits} edits @param {string} slice */
function removeEntries(edits, slice) {
  const addresses = [...edits.read(`mfe-${slice}/src/remote.tsx`).matchAll(/path: '([^'/]+)'/g)];
  const screens = addresses.map(([, address]) => `plain\\('/admin/${address}'\\)`);
  const naming = new RegExp(
    `^.*(?:${[`^ {2}${slice}: \\d+,`, `'${slice}\\.[^']*': `, ...screens].join('|')}).*\\n`,
    'gm',
  );
  for (const file of [
    PORTS,
    'packages/contracts/src/common/permissions.ts',
    'e2e/src/routes/staff-routes.ts',
  ]) {
    edits.change(file, (text) => text.replace(naming, ''));
  }
  edits.changeJson(JOURNEYS, (journeys) => void Reflect.deleteProperty(journeys, slice));
  for (const language of ['en', 'fr']) {
    edits.changeJson(`mfe-account/src/locales/${language}.json`, ({ permissions }) => {
      if (typeof permissions === 'object') Reflect.deleteProperty(permissions, slice);
    });
  }
  for (const file of REMOTE_LISTS) {
    edits.change(file, (text) => {
      const config = JSON.parse(text);
      config.remotes = config.remotes.filter(
        (/** @type {{ name: string }} */ { name }) => name !== slice,
      );
      return JSON.stringify(config);
    });
  }
}

/** Formats, links the workspaces and writes the schemas of the contracts.
 * @param {RepositoryEdits} edits @param {boolean} install */
export function finish(edits, install) {
  edits.format();
  if (install) edits.run('npm', ['install', '--no-audit', '--no-fund']);
  rmSync(path.join(edits.root, 'packages/contracts/dist'), { recursive: true, force: true });
  if (existsSync(path.join(edits.root, 'node_modules'))) {
    edits.run('npm', ['run', 'schemas', '--workspace', '@solar/contracts']);
  }
}

/** A new slice has no demo data. @param {string} text */
function withoutSeed(text) {
  const manifest = JSON.parse(text);
  delete manifest.scripts.seed;
  delete manifest.dependencies['lru-cache'];
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
