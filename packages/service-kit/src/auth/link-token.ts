import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret for a link, of 256 bits as base64url: whoever has the link needs no sign-in. */
export const newLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is kept of such a secret, so that whoever reads the database can't use it: its SHA-256, as hex unless said otherwise. */
export const hashOfLinkToken = (token: string, as: 'hex' | 'base64url' = 'hex'): string =>
  createHash('sha256').update(token).digest(as);
