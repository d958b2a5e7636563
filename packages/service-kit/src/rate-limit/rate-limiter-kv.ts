// The library types this class but neither exports it from its index nor types its file.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./store-abstract.d.ts" />
import type { KV } from '@nats-io/kv';
import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import { z } from 'zod';
import type { NatsClient } from '../messaging/nats-client';
import { putIfUnchanged } from '../messaging/put-if-unchanged';

const BUCKET = 'rate_limits';
/** Longer than any window; a counter carries its own end beside. */
const TTL_MS = 2 * 3_600_000;
const TRIES = 50;

const counterSchema = z.object({ points: z.number(), expiresAt: z.number() });
type Counter = z.infer<typeof counterSchema>;

/** Counters of rate-limiter-flexible in a NATS key-value bucket, so that all replicas count together. */
export class RateLimiterKv extends RateLimiterStoreAbstract {
  private readonly limit: number;

  constructor(
    options: { keyPrefix: string; points: number; duration: number },
    private readonly nats: NatsClient,
  ) {
    super({ ...options, storeClient: nats });
    this.limit = options.points;
  }

  /** Called by the library: adds points to a counter, or sets them with a new end. */
  protected async _upsert(
    key: string,
    points: number,
    msDuration: number,
    forceExpire = false,
  ): Promise<Counter> {
    const bucket = await this.bucket();
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const { counter, revision } = await this.read(bucket, key);
      const goesOn = counter !== null && counter.expiresAt > Date.now() && !forceExpire;
      const next = goesOn
        ? { points: counter.points + points, expiresAt: counter.expiresAt }
        : { points, expiresAt: Date.now() + msDuration };
      const body = JSON.stringify(next);
      if ((await putIfUnchanged(bucket, keyOf(key), body, revision)) !== null) return next;
    }
    throw new Error('A rate limit is counted by too many at once');
  }

  /** Called by the library: the counter, or null when its window is over. */
  protected async _get(key: string): Promise<Counter | null> {
    const { counter } = await this.read(await this.bucket(), key);
    return counter !== null && counter.expiresAt > Date.now() ? counter : null;
  }

  /** Called by the library. */
  protected async _delete(key: string): Promise<boolean> {
    const bucket = await this.bucket();
    await bucket.delete(keyOf(key));
    return true;
  }

  /** Called by the library. */
  protected _getRateLimiterRes(_key: string, changed: number, counter: Counter): RateLimiterRes {
    const remaining = Math.max(this.limit - counter.points, 0);
    const left = Math.max(counter.expiresAt - Date.now(), 0);
    return new RateLimiterRes(remaining, left, counter.points, counter.points === changed);
  }

  private bucket(): Promise<KV> {
    return this.nats.kv(BUCKET, { ttlMs: TTL_MS });
  }

  private async read(
    bucket: KV,
    key: string,
  ): Promise<{ counter: Counter | null; revision: number }> {
    const entry = await bucket.get(keyOf(key));
    const stored = entry?.operation === 'PUT' ? counterSchema.safeParse(entry.json()) : null;
    return { counter: stored?.success ? stored.data : null, revision: entry?.revision ?? 0 };
  }
}

/** Keys of buckets allow few signs. */
function keyOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
