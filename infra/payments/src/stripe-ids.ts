import { randomBytes } from 'node:crypto';

export function stripeId(prefix: 'ch' | 'evt' | 'pi' | 'pm' | 're' | 'req'): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** Stripe counts time in whole seconds. */
export function unixSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
