import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What authenticator apps assume when nothing is said (RFC 6238). */
const STEP_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Steps before and after this one whose codes count: clocks differ and people type slowly. */
const DRIFT_STEPS = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding (RFC 4648). */
export function base32(bytes: Uint8Array): string {
  let bits = 0;
  let value = 0;
  let text = '';
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32[(value >>> bits) & 31];
      value &= (1 << bits) - 1;
    }
  }
  return bits > 0 ? text + BASE32[(value << (5 - bits)) & 31] : text;
}

/** Bytes of a Base32 text. Throws Error on other characters. */
export function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const character of text) {
    const five = BASE32.indexOf(character);
    if (five < 0) throw new Error('Not Base32');
    value = (value << 5) | five;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >>> bits) & 255);
    value &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}

/** A new secret, as long as RFC 4226 recommends, in Base32. */
export function newTotpSecret(): string {
  return base32(randomBytes(SECRET_BYTES));
}

/** The number of 30-second steps since 1970. */
export function stepAt(time: number): number {
  return Math.floor(time / 1_000 / STEP_SECONDS);
}

/** The code of a step (RFC 4226, section 5.3). */
export function codeOfStep(secret: string, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step around `time` whose code it is, newest first; null when it is none of theirs. */
export function stepOfCode(secret: string, code: string, time: number): number | null {
  const now = stepAt(time);
  let found: number | null = null;
  for (let step = now - DRIFT_STEPS; step <= now + DRIFT_STEPS; step += 1) {
    const right = Buffer.from(codeOfStep(secret, step));
    const given = Buffer.from(code);
    if (given.length === right.length && timingSafeEqual(given, right)) found = step;
  }
  return found;
}

/** The address that an authenticator app reads from the QR code. */
export function otpauthUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
