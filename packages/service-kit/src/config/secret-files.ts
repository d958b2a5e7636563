import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const VARIABLE = /^[A-Z][A-Z0-9_]*$/;

/** The files of a folder that are named like variables, with what they hold; nothing when there is no such folder. */
export function readSecretFiles(dir: string | undefined): Record<string, string> {
  if (!dir || !statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return {};
  const files = readdirSync(dir).filter(
    (name) => VARIABLE.test(name) && statSync(join(dir, name)).isFile(),
  );
  return Object.fromEntries(
    files.map((name) => [name, readFileSync(join(dir, name), 'utf8').trim()]),
  );
}
