import { createHmac } from 'node:crypto';

/** Stripe's scheme: the time and the raw body under HMAC-SHA256. */
export function signWebhook(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
