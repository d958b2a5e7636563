import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Puts a copy of a folder in the place of another, which is whole at any moment that it is there. Stacks that start at the same
 * time replace the same folder with the same files: the copy that comes last is dropped, and a source that is replaced while it
 * is read leaves the target as it was.
 */
export function replaceFolder(from: string, to: string): void {
  const [next, before] = [`${to}.${process.pid}.next`, `${to}.${process.pid}.before`];
  mkdirSync(dirname(to), { recursive: true });
  try {
    if (!succeeds(() => cpSync(from, next, { recursive: true, preserveTimestamps: true }), GONE)) {
      return;
    }
    succeeds(() => renameSync(to, before), GONE);
    succeeds(() => renameSync(next, to), TAKEN);
  } finally {
    for (const left of [next, before]) rmSync(left, { recursive: true, force: true });
  }
}

const GONE = ['ENOENT'];
const TAKEN = ['ENOTEMPTY', 'EEXIST'];

/** Whether it was done; false when it failed in one of these ways. */
function succeeds(act: () => void, failures: readonly string[]): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (failures.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
