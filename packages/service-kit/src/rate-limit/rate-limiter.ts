import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { CONFIG } from '../config/config-token';
import type { ServiceConfig } from '../config/service-config';
import { problem } from '../errors/problem';
import { NatsClient } from '../messaging/nats-client';
import { RateLimiterKv } from './rate-limiter-kv';

/** One counted call. */
export type RateLimitHit = {
  /** Takes the call back, for limits that only failures count against. */
  giveBack(): Promise<void>;
};

/** What is counted together, and how many calls a window allows. */
export type RateLimitWindow = {
  name: string;
  limit: number;
  windowSeconds: number;
  /** Over all replicas instead of in this one. */
  shared?: boolean;
};

/** Counts calls in windows that begin with the first call. Keys are stored hashed, as they may be addresses or names. */
@Injectable()
export class RateLimiter {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    private readonly nats: NatsClient,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Counts one call. Throws 429 `rate.limited` when it is over the limit. */
  async hit(window: RateLimitWindow, key: string): Promise<RateLimitHit> {
    const limiter = this.limiterOf(window);
    const hashed = createHash('sha256').update(key).digest('base64url').slice(0, 22);
    try {
      await limiter.consume(hashed);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw problem.rateLimited(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
    return {
      giveBack: async () => {
        await limiter.reward(hashed);
      },
    };
  }

  private limiterOf({ name, limit, windowSeconds, shared }: RateLimitWindow): RateLimiterAbstract {
    const id = `${name}:${limit}:${windowSeconds}`;
    const known = this.limiters.get(id);
    if (known) return known;
    const points = limit * this.config.RATE_LIMIT_FACTOR;
    const options = { keyPrefix: name, points, duration: windowSeconds };
    const made = shared ? new RateLimiterKv(options, this.nats) : new RateLimiterMemory(options);
    this.limiters.set(id, made);
    return made;
  }
}
