import type { INestApplicationContext } from '@nestjs/common';
import { exportJWK, generateKeyPair, type CryptoKey } from 'jose';
import { ACCESS_TOKEN, signAccessToken } from '../auth/access-token';
import { KeyStore } from '../auth/key-store';
import type { Principal } from '../auth/principal';
import { newId } from '../mongo/new-id';

/** What a test says about its caller; the rest is an ordinary, not approved customer. */
export type TestPrincipal = Partial<Principal> & { expiresInSeconds?: number };

/** Signs access tokens with a key that the service under test knows. */
export class TestTokens {
  private constructor(
    private readonly kid: string,
    private readonly privateKey: CryptoKey,
  ) {}

  static async create(app: INestApplicationContext): Promise<TestTokens> {
    const kid = newId('key');
    const pair = await generateKeyPair(ACCESS_TOKEN.algorithm, { extractable: true });
    await app.get(KeyStore).publish(kid, await exportJWK(pair.publicKey));
    return new TestTokens(kid, pair.privateKey);
  }

  sign({ expiresInSeconds, ...principal }: TestPrincipal): Promise<string> {
    const full: Principal = {
      userId: newId('usr'),
      role: 'user',
      approved: false,
      groupId: null,
      sessionId: newId('ses'),
      sessionVersion: 0,
      grants: [],
      denies: [],
      name: 'Test Person',
      ...principal,
    };
    return signAccessToken(full, { kid: this.kid, privateKey: this.privateKey }, expiresInSeconds);
  }
}
