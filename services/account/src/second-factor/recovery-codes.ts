import { createHash, randomBytes } from 'node:crypto';
import { base32 } from './totp';

const COUNT = 10;
/** 80 bits: too many to guess, so a plain hash is enough to store one. */
const CODE_BYTES = 10;

/** New recovery codes, in groups of four characters. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const text = base32(randomBytes(CODE_BYTES)).toLowerCase();
    return (text.match(/.{4}/g) ?? []).join('-');
  });
}

/** What is stored of a code, however it was typed. */
export function recoveryHash(code: string): string {
  return createHash('sha256')
    .update(`recovery:${plain(code)}`)
    .digest('base64url');
}

/** A typed code without spaces and hyphens. */
export function plain(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}
