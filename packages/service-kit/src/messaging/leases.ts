import { Inject, Injectable } from '@nestjs/common';
import type { KV } from '@nats-io/kv';
import type { Logger } from 'pino';
import { randomUUID } from 'node:crypto';
import { SERVICE, type ServiceIdentity } from '../config/config-token';
import { LOGGER } from '../telemetry/logger-token';
import { runAsJob } from '../telemetry/request-context';
import { NatsClient } from './nats-client';
import { isWrongRevision } from './put-if-unchanged';
import { untilAnswered } from './until-answered';
import { WakeableSleep } from './wakeable-sleep';

const TTL_MS = 5_000;
const RENEW_MS = 1_500;
const RETRY_MS = 1_000;

/** A job that wants to run on one replica; `release` ends it and gives the lease back. */
export type Holding = { release(): Promise<void> };

type Lease = { key: string; revision: number; renewed: number };

/**
 * Leases over a NATS key-value bucket whose entries expire: one replica holds a name at a time and another takes over
 * when it dies. Two may overlap for a moment after a network split, so jobs are safe to run twice.
 */
@Injectable()
export class Leases {
  private readonly owner = randomUUID();
  private readonly held = new Set<Holding>();

  constructor(
    private readonly nats: NatsClient,
    @Inject(SERVICE) private readonly service: ServiceIdentity,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs `job` while the lease is held, again whenever it is won; `signal` aborts on loss and on release. */
  hold(name: string, job: (signal: AbortSignal) => Promise<void>): Holding {
    const stop = new AbortController();
    const sleep = new WakeableSleep();
    stop.signal.addEventListener('abort', () => sleep.wake());
    const running = this.keepHolding(name, job, stop.signal, sleep);
    const holding: Holding = {
      release: async () => {
        this.held.delete(holding);
        stop.abort();
        await running;
      },
    };
    this.held.add(holding);
    return holding;
  }

  /** Runs `job` every so often on one replica; an error is logged and the next round comes. */
  whileHolding(
    name: string,
    options: { everyMs: number },
    job: (signal: AbortSignal) => Promise<void>,
  ): Holding {
    return this.hold(name, async (signal) => {
      const sleep = new WakeableSleep();
      signal.addEventListener('abort', () => sleep.wake());
      while (!signal.aborted) {
        await runAsJob(name, () => job(signal)).catch((error: unknown) =>
          this.logger.error({ err: error, job: name }, 'job failed'),
        );
        if (!signal.aborted) await sleep.for(options.everyMs);
      }
    });
  }

  /** Waits for the lease, runs `job` once under it, gives it back. */
  async once<T>(name: string, job: () => Promise<T>): Promise<T> {
    const bucket = await this.bucket();
    let lease = await untilAnswered(() => this.take(bucket, name));
    while (!lease) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS / 4));
      lease = await untilAnswered(() => this.take(bucket, name));
    }
    const renewing = setInterval(() => void this.renew(bucket, lease).catch(() => false), RENEW_MS);
    try {
      return await job();
    } finally {
      clearInterval(renewing);
      await this.give(bucket, lease);
    }
  }

  /** Ends all jobs of this process. */
  async releaseAll(): Promise<void> {
    await Promise.all([...this.held].map((holding) => holding.release()));
  }

  private bucket(): Promise<KV> {
    return this.nats.kv('leases', { ttlMs: TTL_MS });
  }

  private async keepHolding(
    name: string,
    job: (signal: AbortSignal) => Promise<void>,
    stop: AbortSignal,
    sleep: WakeableSleep,
  ): Promise<void> {
    while (!stop.aborted) {
      try {
        const bucket = await this.bucket();
        const lease = await this.take(bucket, name);
        if (lease) await this.runHeld(bucket, lease, job, stop);
      } catch (error) {
        this.logger.warn({ err: error, lease: name }, 'lease failed');
      }
      if (!stop.aborted) await sleep.for(RETRY_MS);
    }
  }

  private async runHeld(
    bucket: KV,
    lease: Lease,
    job: (signal: AbortSignal) => Promise<void>,
    stop: AbortSignal,
  ): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([stop, lost.signal]);
    const renewing = setInterval(() => {
      this.renew(bucket, lease).catch(() => {
        if (Date.now() - lease.renewed > TTL_MS - RENEW_MS) lost.abort();
      });
    }, RENEW_MS);
    try {
      await job(signal);
    } finally {
      clearInterval(renewing);
      await this.give(bucket, lease);
    }
  }

  private async take(bucket: KV, name: string): Promise<Lease | null> {
    const key = `${this.service.name}.${name}`;
    try {
      return { key, revision: await bucket.create(key, this.owner), renewed: Date.now() };
    } catch (error) {
      if (isWrongRevision(error)) return null;
      throw error;
    }
  }

  private async renew(bucket: KV, lease: Lease): Promise<void> {
    lease.revision = await bucket.update(lease.key, this.owner, lease.revision);
    lease.renewed = Date.now();
  }

  private async give(bucket: KV, lease: Lease): Promise<void> {
    await bucket
      .delete(lease.key, { previousSeq: lease.revision })
      .catch((error: unknown) => this.logger.debug({ err: error }, 'lease had gone'));
  }
}
