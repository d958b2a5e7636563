#!/usr/bin/env node
/**
 * Lays out a new endpoint or screen of a slice after the pattern of the existing ones, and puts it where it is found:
 *   npm run new:slice-feature -- catalog endpoint warranty    answers GET /api/catalog/warranty to staff with catalog.warranty.read
 *   npm run new:slice-feature -- catalog screen warranty      /admin/warranty, for the same staff
 *   npm run new:slice-feature -- catalog page warranty        /warranty, for everybody
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  declarePermission,
  importModule,
  routeBackOfficeScreen,
  routeShopScreen,
} from '../slices/feature-places.mjs';
import { namesOf } from '../slices/names.mjs';
import { RepositoryEdits } from '../slices/repository-edits.mjs';
import { finish } from '../slices/slice-edits.mjs';
import { endpointFiles } from './templates/endpoint-files.mjs';
import { screenFiles } from './templates/screen-files.mjs';

/** @typedef {import('../slices/names.mjs').Names} Names */

const root = path.resolve(import.meta.dirname, '../../..');
const slices = readdirSync(path.join(root, 'services'));
const edits = new RepositoryEdits(root);

/** @type {Record<string, { files: (names: Names) => Record<string, string>, places: ((edits: RepositoryEdits, names: Names) => void)[], steps: string }>} */
const KINDS = {
  endpoint: {
    files: endpointFiles,
    places: [importModule, declarePermission],
    steps:
      'the rule in the service, the query with its index in a repository, what leaves in a presenter',
  },
  screen: {
    files: (names) => screenFiles(names),
    places: [routeBackOfficeScreen, declarePermission],
    steps:
      'its entry in adminNav, and its texts in both languages; it asks the endpoint of the same name',
  },
  page: {
    files: (names) => screenFiles(names, { shop: true }),
    places: [routeShopScreen],
    steps: 'its texts in both languages; the endpoint that it asks has to be @Public()',
  },
};

const [slice = '', kind = '', name = ''] = process.argv.slice(2);
const chosen = KINDS[kind];
if (!slices.includes(slice) || !chosen || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error(
    'usage: npm run new:slice-feature -- <slice> <endpoint|screen|page> <kebab-case-name>',
  );
  console.error(`slices: ${slices.join(', ')}`);
  process.exit(2);
}

const names = namesOf(slice, name);
const files = chosen.files(names);
const taken = Object.keys(files).filter((file) => edits.has(file));
if (taken.length > 0) {
  console.error(`These exist already, nothing written:\n${taken.join('\n')}`);
  process.exit(1);
}
for (const [file, text] of Object.entries(files)) edits.write(file, text);
for (const place of chosen.places) place(edits, names);
finish(edits, false);
console.log([...edits.touched].map((file) => `wrote ${file}`).join('\n'));
console.log(`\nYours to write: ${chosen.steps}.`);
