import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { ClientSession } from 'mongoose';
import type { AccountConfig } from '../config';
import type { Device } from './device-cookie';
import { readRefreshToken, writeRefreshToken } from './refresh-token';
import { SessionRepository } from './session.repository';
import type { SessionDoc } from './session.schema';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Two tabs may present the same token at once; the later one gets the same successor. */
const GRACE_MS = 10_000;

/** A session together with the refresh token that continues it. */
export type OpenSession = {
  sessionId: string;
  userId: string;
  refreshToken: string;
  endsAt: Date;
  remember: boolean;
};

/** Begins, continues and ends sessions. */
@Injectable()
export class Sessions {
  constructor(
    private readonly sessions: SessionRepository,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  async begin(
    userId: string,
    how: { remember: boolean; device: Device },
    transaction?: ClientSession,
  ): Promise<OpenSession> {
    const now = Date.now();
    const lastsUntil = new Date(now + this.config.SESSION_MAX_DAYS * DAY_MS);
    const session = {
      _id: newId('ses'),
      userId,
      rotatedAt: new Date(now),
      device: how.device.name,
      deviceHash: how.device.hash,
      remember: how.remember,
      endsAt: this.endFrom(now, how.remember),
      lastsUntil,
    };
    await this.sessions.insert(session, transaction);
    return this.open({ ...session, generation: 0 });
  }

  /**
   * Continues the session of a refresh token and rotates the token. A token that was rotated away before is stolen or
   * replayed: its session ends. Throws 401.
   */
  async continue(token: string | undefined): Promise<OpenSession> {
    const claims = token === undefined ? null : readRefreshToken(token, this.config.AUTH_SECRET);
    if (!claims) throw problem.unauthorized('auth.session_ended');
    const now = new Date();
    const known = await this.sessions.findById(claims.sessionId);
    if (!known || known.revokedAt) throw problem.unauthorized('auth.session_ended');
    const endsAt = this.endFrom(now.getTime(), known.remember);
    const { sessionId, generation } = claims;
    const rotated = await this.sessions.rotate(sessionId, generation, now, endsAt);
    if (rotated) return this.open(rotated);
    return this.settleOldToken(sessionId, generation, now);
  }

  /** Ends the session of a refresh token, if it is one. */
  async end(token: string | undefined): Promise<void> {
    const claims = token === undefined ? null : readRefreshToken(token, this.config.AUTH_SECRET);
    const session = claims && (await this.sessions.findById(claims.sessionId));
    if (session) await this.sessions.revoke(session._id, session.userId);
  }

  private async settleOldToken(id: string, generation: number, now: Date): Promise<OpenSession> {
    const session = await this.sessions.findById(id);
    if (!session || session.revokedAt || session.endsAt <= now || session.lastsUntil <= now) {
      throw problem.unauthorized('auth.session_ended');
    }
    const justRotated = now.getTime() - session.rotatedAt.getTime() < GRACE_MS;
    if (session.generation === generation + 1 && justRotated) return this.open(session);
    await this.sessions.revoke(session._id, session.userId);
    throw problem.unauthorized('auth.session_reused', 'This session was used elsewhere and ended');
  }

  private open(session: Pick<SessionDoc, '_id' | 'userId' | 'generation' | 'endsAt' | 'remember'>) {
    const { _id: sessionId, generation, userId, endsAt, remember } = session;
    const refreshToken = writeRefreshToken({ sessionId, generation }, this.config.AUTH_SECRET);
    return { sessionId, userId, refreshToken, endsAt, remember };
  }

  private endFrom(now: number, remember: boolean): Date {
    const { SESSION_IDLE_MINUTES, SESSION_REMEMBER_DAYS } = this.config;
    const idle = remember ? SESSION_REMEMBER_DAYS * DAY_MS : SESSION_IDLE_MINUTES * MINUTE_MS;
    return new Date(now + idle);
  }
}
