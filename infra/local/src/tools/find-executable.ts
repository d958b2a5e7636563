import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers in sbin, which an ordinary user's PATH leaves out. */
const SYSTEM_DIRS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

export function findExecutable(name: string, path = process.env['PATH'] ?? ''): string | null {
  const dirs = [...path.split(delimiter).filter(Boolean), ...SYSTEM_DIRS];
  return dirs.map((dir) => join(dir, name)).find(isExecutable) ?? null;
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
