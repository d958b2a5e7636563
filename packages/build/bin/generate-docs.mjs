#!/usr/bin/env node
/** Writes the pages of docs/generated from the code. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatedPages } from '../docs/pages.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
for (const [name, text] of Object.entries(generatedPages(root))) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(name);
}
