import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link in a mail. */
export const newToken = () => randomBytes(24).toString('base64url');

/** What is kept of it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
