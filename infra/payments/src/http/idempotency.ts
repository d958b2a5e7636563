import { createHash } from 'node:crypto';
import type { PaymentStore, StoredAnswer } from '../store/payment-store';
import { StripeApiError } from '../stripe-error';
import { unixSeconds } from '../stripe-ids';

export function requestFingerprint(url: string, params: unknown): string {
  return createHash('sha256')
    .update(`${url}\n${JSON.stringify(params)}`)
    .digest('hex');
}

/** Answers a repeated request as the first time and refuses a key that is used for another request. */
export class IdempotencyKeys {
  constructor(private readonly store: PaymentStore) {}

  find(key: string, fingerprint: string): StoredAnswer | undefined {
    const answer = this.store.get('answers', key);
    if (!answer || answer.fingerprint === fingerprint) return answer;
    throw new StripeApiError(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
        `Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }

  remember(key: string, fingerprint: string, statusCode: number, body: string): void {
    this.store.save('answers', {
      id: key,
      fingerprint,
      statusCode,
      body,
      created: unixSeconds(),
    });
  }
}
