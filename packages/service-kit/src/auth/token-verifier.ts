import { Injectable } from '@nestjs/common';
import { verifyAccessToken, type VerifiedToken } from './access-token';
import { KeyStore } from './key-store';
import { SessionVersions } from './session-versions';
import type { Principal } from './principal';
import { problem } from '../errors/problem';

const CACHE_MAX = 10_000;
const TOKEN_MAX = 4_096;

/** Verifies access tokens; a signature is checked once in a token's life. */
@Injectable()
export class TokenVerifier {
  private readonly verified = new Map<string, VerifiedToken>();

  constructor(
    private readonly keys: KeyStore,
    private readonly sessions: SessionVersions,
  ) {}

  /** The principal of a token that this process has seen already, without waiting; undefined when it has not. */
  cached(token: string): Principal | undefined {
    const known = this.verified.get(token);
    return known === undefined ? undefined : this.accept(token, known);
  }

  /** The principal of a token. Throws 401 `auth.token_invalid` or `auth.token_stale`. */
  async verify(token: string): Promise<Principal> {
    const made =
      token.length > TOKEN_MAX
        ? null
        : await verifyAccessToken(token, (kid) => this.keys.find(kid));
    if (!made) throw problem.unauthorized('auth.token_invalid');
    if (this.verified.size >= CACHE_MAX) this.forgetOldest();
    this.verified.set(token, made);
    return this.accept(token, made);
  }

  private accept(token: string, { principal, expiresAt, kid }: VerifiedToken): Principal {
    if (expiresAt <= Date.now()) {
      this.verified.delete(token);
      throw problem.unauthorized('auth.token_invalid', 'The token has expired');
    }
    if (this.keys.isWithdrawn(kid)) {
      this.verified.delete(token);
      throw problem.unauthorized('auth.token_invalid', 'The key of this token was withdrawn');
    }
    if (this.sessions.isStale(principal.userId, principal.sessionVersion)) {
      throw problem.unauthorized('auth.token_stale', 'Your access has changed');
    }
    return principal;
  }

  private forgetOldest(): void {
    const oldest = this.verified.keys().next();
    if (!oldest.done) this.verified.delete(oldest.value);
  }
}
