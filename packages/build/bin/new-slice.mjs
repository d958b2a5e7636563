#!/usr/bin/env node
/**
 * Makes a whole slice (service, remote, contracts, first screen and endpoint, and its entries wherever slices are listed), or takes one
 * away that was never released:
 *   npm run new:slice -- warranty
 *   npm run new:slice -- warranty --remove
 */
import path from 'node:path';
import { addSlice, removeSlice } from '../slices/slice-edits.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const args = process.argv.slice(2);
const options = { install: !args.includes('--no-install') };
const [slice = ''] = args.filter((arg) => !arg.startsWith('--'));

// One word: it becomes the name of a variable, of a host and of a database.
if (!/^[a-z][a-z0-9]*$/.test(slice)) {
  console.error('usage: npm run new:slice -- <name in lower case, one word> [--remove]');
  process.exit(2);
}
try {
  const done = args.includes('--remove') ? removeSlice : addSlice;
  for (const text of done(root, slice, options)) console.log(text);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
