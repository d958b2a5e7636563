import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link, of 192 bits as base64url: whoever has the link needs no sign-in. */
export const newLinkToken = (): string => randomBytes(24).toString('base64url');

/** What is kept of such a secret: its SHA-256 as hex. */
export const hashOfLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
