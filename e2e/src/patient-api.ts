import { randomUUID } from 'node:crypto';
import { sleep } from '@solar/infra-local/process/wait';
import { Api, type Answer, type CallOptions } from './api';

/**
 * A key that a dead process had claimed is free again after a minute, and on a machine that is ten times slower a killed service needs
 * half a minute to come back.
 */
const PATIENCE_MS = 90_000;
const PAUSE_MS = 500;

/** What repeated requests had to put up with. */
export interface Repetitions {
  /** Requests that were sent again. */
  repeated: number;
  /** Most often that one request was sent. */
  most: number;
}

/**
 * Calls the edge as a client that repeats: what a dying process left unanswered is asked again with the same idempotency key. Throws when
 * there is still no answer after 90 seconds.
 */
export class PatientApi extends Api {
  private constructor(
    url: string,
    private readonly counted: Repetitions,
    token?: string,
    userId?: string,
  ) {
    super(url, token, userId);
  }

  static create(url: string): PatientApi {
    return new PatientApi(url, { repeated: 0, most: 1 });
  }

  /** Of this client and all who signed in through it. */
  get repetitions(): Readonly<Repetitions> {
    return this.counted;
  }

  protected override withToken(token: string, userId: string): Api {
    return new PatientApi(this.url, this.counted, token, userId);
  }

  override async call<T>(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<Answer<T>> {
    const headers = { 'idempotency-key': randomUUID(), ...options.headers };
    const end = Date.now() + PATIENCE_MS;
    let last = 'no answer';
    let attempt = 0;
    while (Date.now() < end) {
      attempt += 1;
      this.counted.most = Math.max(this.counted.most, attempt);
      if (attempt === 2) this.counted.repeated += 1;
      try {
        const answer = await super.call<T>(method, path, { ...options, headers });
        if (!asksToRepeat(path, answer)) return answer;
        last = `${answer.status} ${JSON.stringify(answer.body)}`;
      } catch (error) {
        last = String(error);
      }
      await sleep(PAUSE_MS);
    }
    throw new Error(`${method} ${path} failed ${attempt} times, at last with ${last}`);
  }
}

const CART = '/api/checkout/cart';

/** A 5xx, or the first request with this key, or another change of the cart, is still under way. */
function asksToRepeat(path: string, { status, body }: Answer<unknown>): boolean {
  if (status >= 500) return true;
  if (status !== 409) return false;
  const code = (body as { code?: string } | null)?.code;
  return code === 'idempotency.in_progress' || (code === 'conflict.version' && path === CART);
}
