import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ACCESS_TOKEN, signAccessToken } from '@solar/service-kit/auth/access-token';
import { KeyStore } from '@solar/service-kit/auth/key-store';
import type { Principal } from '@solar/service-kit/auth/principal';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { Leases } from '@solar/service-kit/messaging/leases';
import { newId } from '@solar/service-kit/mongo/new-id';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Model } from 'mongoose';
import type { Logger } from 'pino';
import type { AccountConfig } from '../config';
import { seal, unseal } from '../second-factor/sealed-text';
import type { SigningKeyDoc } from './signing-key.schema';

const DAY_MS = 86_400_000;
const ROTATE_AFTER_MS = 30 * DAY_MS;
/** Far longer than an access token lives. */
const KEEP_MS = 32 * DAY_MS;
const RELOAD_MS = 10 * 60_000;

type Key = { kid: string; privateKey: CryptoKey };

/** The keys that sign access tokens: made here, rotated monthly, their public halves published to all services. */
@Injectable()
export class SigningKeys implements OnApplicationBootstrap {
  private current: Key | null = null;
  private loadedAt = 0;

  constructor(
    @InjectModel('SigningKey') private readonly keys: Model<SigningKeyDoc>,
    private readonly store: KeyStore,
    private readonly leases: Leases,
    @Inject(CONFIG) private readonly config: AccountConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.leases.once('signing-keys', () => this.ensureFresh());
    await this.load();
    this.leases.whileHolding('rotate-keys', { everyMs: DAY_MS }, () => this.ensureFresh());
  }

  async sign(principal: Principal): Promise<string> {
    return signAccessToken(principal, await this.signingKey());
  }

  /** The public keys, newest first. */
  async publicKeys(): Promise<Record<string, unknown>[]> {
    const since = new Date(Date.now() - KEEP_MS);
    const keys = await this.keys
      .find({ createdAt: { $gt: since } })
      .sort({ createdAt: -1 })
      .lean<SigningKeyDoc[]>();
    return keys.map(({ _id, publicJwk }) => ({
      ...publicJwk,
      kid: _id,
      alg: ACCESS_TOKEN.algorithm,
      use: 'sig',
    }));
  }

  private async signingKey(): Promise<Key> {
    if (!this.current || Date.now() - this.loadedAt > RELOAD_MS) return this.load();
    return this.current;
  }

  private async load(): Promise<Key> {
    const newest = await this.newest();
    if (!newest) throw new Error('There is no signing key');
    const jwk = this.open(newest);
    if (!jwk) throw new Error(`${newest._id} was sealed with another AUTH_SECRET`);
    const privateKey = await importJWK(jwk, ACCESS_TOKEN.algorithm);
    if (privateKey instanceof Uint8Array) throw new Error(`${newest._id} is not a private key`);
    this.current = { kid: newest._id, privateKey };
    this.loadedAt = Date.now();
    return this.current;
  }

  /** Makes a key when there is none or the newest is old, and publishes every key in use to all services. */
  private async ensureFresh(): Promise<void> {
    await this.withdrawUnreadable();
    const newest = await this.newest();
    const old = !newest || newest.createdAt.getTime() < Date.now() - ROTATE_AFTER_MS;
    if (old) await this.generate();
    for (const { kid, ...jwk } of await this.publicKeys()) {
      await this.store.publish(String(kid), jwk);
    }
    await this.keys.deleteMany({ createdAt: { $lt: new Date(Date.now() - 2 * KEEP_MS) } });
  }

  /**
   * Keys sealed with a secret that was changed since. They are withdrawn everywhere and not only left unused, because
   * a secret is changed when it may have leaked.
   */
  private async withdrawUnreadable(): Promise<void> {
    for (const key of await this.keys.find({}).lean<SigningKeyDoc[]>()) {
      if (this.open(key)) continue;
      this.logger.warn(
        { kid: key._id },
        'signing key was sealed with another AUTH_SECRET: withdrawn, everybody signs in again',
      );
      await this.store.withdraw(key._id);
      await this.keys.deleteOne({ _id: key._id });
    }
  }

  /** The private key; null when it was sealed with another secret. */
  private open({ sealedPrivateJwk }: SigningKeyDoc): JWK | null {
    try {
      return JSON.parse(unseal(sealedPrivateJwk, this.config.AUTH_SECRET)) as JWK;
    } catch {
      return null;
    }
  }

  private async generate(): Promise<void> {
    const pair = await generateKeyPair(ACCESS_TOKEN.algorithm, { extractable: true });
    const privateJwk = JSON.stringify(await exportJWK(pair.privateKey));
    const kid = newId('key');
    const publicJwk = { ...(await exportJWK(pair.publicKey)) };
    await this.store.publish(kid, publicJwk);
    const sealedPrivateJwk = seal(privateJwk, this.config.AUTH_SECRET);
    await this.keys.create([{ _id: kid, publicJwk, sealedPrivateJwk }]);
  }

  private newest(): Promise<SigningKeyDoc | null> {
    return this.keys.findOne({}).sort({ createdAt: -1 }).lean<SigningKeyDoc>().exec();
  }
}
