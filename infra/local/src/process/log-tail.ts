import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const TAIL_BYTES = 8 * 1024;

/** The last lines of a log, for a failure message that shows the reason at once. */
export function tailOf(path: string, lines = 15): string {
  try {
    const descriptor = openSync(path, 'r');
    try {
      const { size } = fstatSync(descriptor);
      const buffer = Buffer.alloc(Math.min(size, TAIL_BYTES));
      readSync(descriptor, buffer, 0, buffer.length, size - buffer.length);
      return buffer.toString('utf8').trimEnd().split('\n').slice(-lines).join('\n');
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return '';
  }
}
