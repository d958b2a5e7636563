import { Injectable } from '@nestjs/common';
import { ANONYMOUS, userAnonymised } from '@solar/contracts/account/personal-data';
import { outboxEntry } from '@solar/service-kit/messaging/outbox';
import type { ClientSession } from 'mongoose';
import { Passwords } from '../auth/passwords';
import { SessionRepository } from '../auth/session.repository';
import { AccountMails } from '../mails/account-mails';
import { UserChanges, type UserChange } from '../user/user-changes';
import { presentRecipient } from '../user/user.presenter';
import type { UserDoc } from '../user/user.schema';
import { mayBecome } from './account-state';

/** Deletes accounts: the person goes, what the books need stays. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly changes: UserChanges,
    private readonly passwords: Passwords,
    private readonly sessions: SessionRepository,
    private readonly mails: AccountMails,
  ) {}

  /** Deletes an account whose time of grace is over; one that was taken back in the meantime stays. */
  async eraseDue(userId: string, now: Date, session: ClientSession): Promise<void> {
    const passwordHash = await this.passwords.hashOfUnknown();
    await this.erase(userId, session, async (user) => {
      if (!user.deletionDueAt || user.deletionDueAt > now) return null;
      // Who has become staff since then has a new reason to be here.
      if (user.role !== 'user') return { fields: { deletionDueAt: null, deletionLink: null } };
      const mail = await this.mails.write('accountDeleted', presentRecipient(user));
      return { ...anonymised(user, passwordHash), mail };
    });
  }

  /**
   * Deletes accounts that their people do not know of, at once and without a word to them, in one command for all. One hash serves all
   * of them: nobody knows its password, and making it costs 23 ms of the processor.
   */
  async eraseUnknown(userIds: readonly string[], session: ClientSession): Promise<void> {
    const passwordHash = await this.passwords.hashOfUnknown();
    const erased = await this.changes.changeAll(
      userIds,
      (user) =>
        user.role === 'user' && mayBecome(user, 'deleted') ? anonymised(user, passwordHash) : null,
      session,
    );
    const ids = erased.map(({ _id }) => _id);
    await this.sessions.revokeAllOf(ids, session);
  }

  private async erase(
    userId: string,
    session: ClientSession,
    decide: (user: UserDoc) => UserChange | null | Promise<UserChange | null>,
  ): Promise<void> {
    const ifAllowed = (user: UserDoc) => (mayBecome(user, 'deleted') ? decide(user) : null);
    const { anonymisedAt } = await this.changes.change(userId, ifAllowed, session);
    if (anonymisedAt) await this.sessions.revokeAll(userId, session);
  }
}

function anonymised(user: UserDoc, passwordHash: string): UserChange {
  const { _id: userId, email } = user;
  const person = { aggregateId: userId, version: user.version + 1, data: { userId, email } };
  return {
    fields: {
      email: ANONYMOUS.email(userId),
      username: null,
      passwordHash,
      firstName: ANONYMOUS.name,
      lastName: ANONYMOUS.name,
      company: null,
      phone: null,
      taxNumber: null,
      note: '',
      grants: [],
      denies: [],
      active: false,
      approved: false,
      approvedAt: null,
      groupId: null,
      newsletter: false,
      ticketMails: false,
      secondFactorAt: null,
      deletionDueAt: null,
      deletionLink: null,
      anonymisedAt: new Date(),
    },
    endsTokens: true,
    events: [outboxEntry(userAnonymised, person)],
  };
}
