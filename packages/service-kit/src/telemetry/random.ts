import { randomFillSync } from 'node:crypto';

const pool = Buffer.allocUnsafe(8_192);
let used = pool.length;

/** The next random bytes; the system is asked for 8 KiB at a time, because asking costs more than the bytes. */
function take(bytes: number): number {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return used - bytes;
}

/** Random bytes as lower case hexadecimal text. */
export function randomHex(bytes: number): string {
  const from = take(bytes);
  return pool.toString('hex', from, from + bytes);
}

/** A random number from 0 (inclusive) to 1 (exclusive). */
export function randomFraction(): number {
  return pool.readUInt32LE(take(4)) / 2 ** 32;
}
