import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** What nobody can guess: for the link of a mail, for a visitor's chat, or as the password of an account that has none yet. */
export function newSecretToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a token, so that whoever reads the database can't use it. */
export function secretTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
