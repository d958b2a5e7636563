import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { NatsClient } from '../messaging/nats-client';
import { untilAnswered } from '../messaging/until-answered';
import { AUTH_BUCKETS } from './auth-buckets';

type Version = { value: number; until: number };

/**
 * The newest session version of users who changed lately (approval, role, password, deactivation). A token with an
 * older one is stale at once, in every service, without a call.
 */
@Injectable()
export class SessionVersions implements OnModuleInit, OnModuleDestroy {
  private readonly versions = new Map<string, Version>();
  private stop: () => void = () => undefined;

  constructor(private readonly nats: NatsClient) {}

  async onModuleInit(): Promise<void> {
    const bucket = await this.bucket();
    const watch = await untilAnswered(() => bucket.watch());
    this.stop = () => watch.stop();
    void (async () => {
      for await (const entry of watch) {
        if (entry.operation === 'PUT') this.remember(entry.key, Number(entry.string()));
      }
    })();
  }

  onModuleDestroy(): void {
    this.stop();
  }

  /** True when the user's sessions of this version have been ended. */
  isStale(userId: string, version: number): boolean {
    const newest = this.versions.get(userId);
    return newest !== undefined && newest.value > version && newest.until > Date.now();
  }

  /** Makes older tokens of the user stale in all services. */
  async publish(userId: string, version: number): Promise<void> {
    this.remember(userId, version);
    const bucket = await this.bucket();
    await untilAnswered(() => bucket.put(userId, String(version)));
  }

  private bucket() {
    return this.nats.kv(AUTH_BUCKETS.sessionVersions, { ttlMs: AUTH_BUCKETS.sessionVersionTtlMs });
  }

  private remember(userId: string, value: number): void {
    const now = Date.now();
    const known = this.versions.get(userId);
    if (known && known.value >= value) return;
    this.versions.set(userId, { value, until: now + AUTH_BUCKETS.sessionVersionTtlMs });
    for (const [id, version] of this.versions) {
      if (version.until > now) break;
      this.versions.delete(id);
    }
  }
}
