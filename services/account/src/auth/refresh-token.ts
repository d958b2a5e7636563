import { createHmac, timingSafeEqual } from 'node:crypto';
import { idSource } from '@solar/contracts/common/ids';

const TOKEN = new RegExp(`^(${idSource('ses')})\\.(\\d{1,9})\\.([\\w-]{43})$`);

/** What a refresh token says: of which session and of which rotation. */
export type RefreshClaims = { sessionId: string; generation: number };

function signatureOf({ sessionId, generation }: RefreshClaims, secret: string): Buffer {
  return createHmac('sha256', secret).update(`refresh:${sessionId}:${generation}`).digest();
}

/**
 * A refresh token: session, generation and their signature. The database keeps the generation only, so nothing in it
 * can be presented as a token.
 */
export function writeRefreshToken(claims: RefreshClaims, secret: string): string {
  const signature = signatureOf(claims, secret).toString('base64url');
  return `${claims.sessionId}.${claims.generation}.${signature}`;
}

/** What a token says, or null when it is not one of ours. */
export function readRefreshToken(token: string, secret: string): RefreshClaims | null {
  const match = TOKEN.exec(token);
  if (!match?.[1] || !match[2] || !match[3]) return null;
  const claims = { sessionId: match[1], generation: Number(match[2]) };
  const given = Buffer.from(match[3], 'base64url');
  const right = signatureOf(claims, secret);
  return given.length === right.length && timingSafeEqual(given, right) ? claims : null;
}
