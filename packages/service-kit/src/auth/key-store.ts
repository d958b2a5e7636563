import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { importJWK, type CryptoKey, type JWK } from 'jose';
import { NatsClient } from '../messaging/nats-client';
import { untilAnswered } from '../messaging/until-answered';
import { ACCESS_TOKEN } from './access-token';
import { AUTH_BUCKETS } from './auth-buckets';

const KID = /^[A-Za-z0-9_-]{1,64}$/;
const UNKNOWN_FOR_MS = 2_000;
const UNKNOWN_MAX = 1_000;

/** Public keys of the access tokens, read from the KV bucket that the account service writes. */
@Injectable()
export class KeyStore implements OnModuleInit, OnModuleDestroy {
  private readonly keys = new Map<string, Promise<CryptoKey>>();
  private readonly unknown = new Map<string, number>();
  private readonly withdrawn = new Set<string>();
  private stop: () => void = () => undefined;

  constructor(private readonly nats: NatsClient) {}

  async onModuleInit(): Promise<void> {
    const bucket = await this.nats.kv(AUTH_BUCKETS.keys);
    const watch = await untilAnswered(() => bucket.watch());
    this.stop = () => watch.stop();
    void (async () => {
      for await (const { key, operation } of watch) {
        if (operation !== 'PUT') this.forget(key);
      }
    })();
  }

  onModuleDestroy(): void {
    this.stop();
  }

  /** True when what the key has signed counts no more; key ids are never used again. */
  isWithdrawn(kid: string): boolean {
    return this.withdrawn.has(kid);
  }

  /** The key of `kid`, or undefined. An unknown id is asked for once and then refused for a moment. */
  async find(kid: string): Promise<CryptoKey | undefined> {
    const known = this.keys.get(kid);
    if (known) return known;
    if (!KID.test(kid) || (this.unknown.get(kid) ?? 0) > Date.now()) return undefined;
    const bucket = await this.nats.kv(AUTH_BUCKETS.keys);
    const entry = await bucket.get(kid);
    if (entry?.operation === 'PUT') return this.remember(kid, entry.json<JWK>());
    if (this.unknown.size >= UNKNOWN_MAX) this.unknown.clear();
    this.unknown.set(kid, Date.now() + UNKNOWN_FOR_MS);
    return undefined;
  }

  /** Publishes a public key to all services. */
  async publish(kid: string, jwk: JWK): Promise<void> {
    const bucket = await this.nats.kv(AUTH_BUCKETS.keys);
    await untilAnswered(() => bucket.put(kid, JSON.stringify(jwk)));
    this.unknown.delete(kid);
  }

  /** Takes a public key back: all services refuse what it signed. */
  async withdraw(kid: string): Promise<void> {
    this.forget(kid);
    const bucket = await this.nats.kv(AUTH_BUCKETS.keys);
    await untilAnswered(() => bucket.delete(kid));
  }

  private forget(kid: string): void {
    this.withdrawn.add(kid);
    this.keys.delete(kid);
  }

  private remember(kid: string, jwk: JWK): Promise<CryptoKey> {
    const key = importJWK({ ...jwk, kid }, ACCESS_TOKEN.algorithm).then((made) => {
      if (made instanceof Uint8Array) throw new Error(`Key ${kid} is not a public key`);
      return made;
    });
    this.keys.set(kid, key);
    return key;
  }
}
