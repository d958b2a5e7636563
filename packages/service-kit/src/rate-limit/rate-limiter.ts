import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../config/config-token';
import type { ServiceConfig } from '../config/service-config';
import { problem } from '../errors/problem';
import { Database } from '../mongo/database';

/** One counted call. */
export type RateLimitHit = {
  /** Takes the call back, for limits that only failures count against. */
  giveBack(): Promise<void>;
};

type Counter = { _id: string; count: number; expiresAt: Date };

/** Counts in fixed windows, shared by all replicas; keys are stored hashed, as they may be addresses or names. */
@Injectable()
export class RateLimiter {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Counts one call. Throws 429 `rate.limited` when it is over the limit. */
  async hit(
    name: string,
    key: string,
    limit: number,
    windowSeconds: number,
  ): Promise<RateLimitHit> {
    const now = Date.now();
    const windowMs = windowSeconds * 1000;
    const windowStart = Math.floor(now / windowMs) * windowMs;
    const hashed = createHash('sha256').update(key).digest('base64url').slice(0, 22);
    const _id = `${name}:${hashed}:${windowStart}`;
    const counters = this.database.collection<Counter>('rate_limits');
    const counter = await counters.findOneAndUpdate(
      { _id },
      { $inc: { count: 1 }, $setOnInsert: { expiresAt: new Date(windowStart + windowMs) } },
      { upsert: true, returnDocument: 'after' },
    );
    if (counter && counter.count > limit * this.config.RATE_LIMIT_FACTOR) {
      throw problem.rateLimited(Math.max(1, Math.ceil((windowStart + windowMs - now) / 1000)));
    }
    return {
      giveBack: async () => {
        await counters.updateOne({ _id }, { $inc: { count: -1 } });
      },
    };
  }
}
