#!/usr/bin/env node
/**
 * Lays out a new screen or endpoint of a slice after the pattern of the existing ones:
 *   npm run new:slice-feature -- catalog screen warranty
 *   npm run new:slice-feature -- catalog endpoint warranty
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endpointFiles } from './templates/endpoint-files.mjs';
import { screenFiles } from './templates/screen-files.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const SLICES = ['catalog', 'checkout', 'account', 'admin', 'inventory'];
const KINDS = { screen: screenFiles, endpoint: endpointFiles };

const [slice = '', kind = '', name = ''] = process.argv.slice(2);
const template = KINDS[/** @type {keyof typeof KINDS} */ (kind)];
if (!SLICES.includes(slice) || !template || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('usage: npm run new:slice-feature -- <slice> <screen|endpoint> <kebab-case-name>');
  console.error(`slices: ${SLICES.join(', ')}`);
  process.exit(2);
}

const { files, steps } = template({ slice, ...casings(name) });
const taken = Object.keys(files).filter((file) => existsSync(path.join(root, file)));
if (taken.length > 0) {
  console.error(`These exist already, nothing written:\n${taken.join('\n')}`);
  process.exit(1);
}
for (const [file, content] of Object.entries(files)) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
  console.log(`wrote ${file}`);
}
console.log(`\nLeft to do:\n${steps.map((step) => `- ${step}`).join('\n')}`);

/** @param {string} kebab */
function casings(kebab) {
  const pascal = kebab.replace(/(?:^|-)(\w)/g, (_match, letter) => letter.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return { kebab, pascal, camel };
}
