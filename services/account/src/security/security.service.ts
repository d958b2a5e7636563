import { Injectable } from '@nestjs/common';
import type { DeviceSession } from '@solar/contracts/account/profile-http';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import { PasswordChanges } from '../auth/password-changes';
import { Passwords } from '../auth/passwords';
import { SessionRepository } from '../auth/session.repository';
import type { SessionDoc } from '../auth/session.schema';
import { UserChanges } from '../user/user-changes';
import { UserRepository } from '../user/user.repository';

function present(session: SessionDoc, currentId: string): DeviceSession {
  return {
    id: session._id,
    device: session.device,
    current: session._id === currentId,
    remember: session.remember,
    signedInAt: session.createdAt.toISOString(),
    lastUsedAt: session.rotatedAt.toISOString(),
  };
}

/** Passwords and signed-in devices of a person. */
@Injectable()
export class SecurityService {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: UserChanges,
    private readonly passwords: Passwords,
    private readonly passwordChanges: PasswordChanges,
    private readonly sessions: SessionRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Changes the password and ends all other sessions; the browser renews its token through its refresh token. */
  async changePassword(user: Principal, current: string, next: string): Promise<void> {
    const known = await this.users.findById(user.userId);
    if (!known) throw problem.notFound('User');
    if (!(await this.passwords.matches(current, known.passwordHash))) {
      throw problem.validation([
        { path: 'currentPassword', code: 'wrong_password', message: 'The password is not right' },
      ]);
    }
    const passwordHash = await this.passwords.hash(next);
    await this.transactions.run(async (session) => {
      await this.sessions.revokeAll(user.userId, session, user.sessionId);
      await this.passwordChanges.store(user.userId, passwordHash, session);
    });
  }

  async listSessions(user: Principal): Promise<{ items: DeviceSession[] }> {
    const sessions = await this.sessions.listLive(user.userId, new Date());
    return { items: sessions.map((session) => present(session, user.sessionId)) };
  }

  /** Ends one session, at once; the others renew their tokens by themselves. */
  async endSession(user: Principal, id: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const ended = await this.sessions.revoke(id, user.userId, session);
      if (!ended) throw problem.notFound('Session');
      await this.endTokens(user, session);
    });
  }

  /** Ends all sessions but this one, at once. */
  async endOtherSessions(user: Principal): Promise<void> {
    await this.transactions.run(async (session) => {
      await this.sessions.revokeAll(user.userId, session, user.sessionId);
      await this.endTokens(user, session);
    });
  }

  private async endTokens({ userId }: Principal, session: ClientSession): Promise<void> {
    await this.changes.change(userId, () => ({ fields: {}, endsTokens: true }), session);
  }
}
