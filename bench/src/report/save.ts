import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes what a run found as JSON and as its tables, and prints the tables. */
export function save(root: string, name: string, results: object, text: string): void {
  const dir = join(root, 'bench', 'results');
  mkdirSync(dir, { recursive: true });
  const path = join(dir, name);
  writeFileSync(`${path}.json`, `${JSON.stringify(results, plain, 2)}\n`);
  writeFileSync(`${path}.md`, `${text}\n`);
  console.log(`\n${text}\n\nWritten to ${path}.json and .md`);
}

/** JSON has no maps. */
function plain(_key: string, value: unknown): unknown {
  return value instanceof Map ? Object.fromEntries(value) : value;
}
