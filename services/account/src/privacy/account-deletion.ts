import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ANONYMOUS, userAnonymised } from '@solar/contracts/account/personal-data';
import type { Reauthentication } from '@solar/contracts/account/second-factor-http';
import { problem } from '@solar/service-kit/errors/problem';
import { outboxEntry } from '@solar/service-kit/messaging/outbox';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { Passwords } from '../auth/passwords';
import { Reauthentications } from '../auth/reauthentications';
import { SessionRepository } from '../auth/session.repository';
import { AccountMails } from '../mails/account-mails';
import { UserChanges, type UserChange } from '../user/user-changes';
import { presentRecipient } from '../user/user.presenter';
import type { UserDoc } from '../user/user.schema';

const NOBODY_BYTES = 32;

/** Deletes accounts: the person goes, what the books need stays. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly changes: UserChanges,
    private readonly passwords: Passwords,
    private readonly reauthentications: Reauthentications,
    private readonly sessions: SessionRepository,
    private readonly transactions: Transactions,
    private readonly mails: AccountMails,
  ) {}

  /** Throws 409 for staff, whose access an administrator takes away first. */
  async delete(userId: string, proof: Reauthentication): Promise<void> {
    await this.reauthentications.confirm(userId, proof);
    const passwordHash = await this.passwords.hash(randomBytes(NOBODY_BYTES).toString('base64'));
    await this.transactions.run(async (session) => {
      await this.sessions.revokeAll(userId, session);
      await this.changes.change(userId, (user) => this.anonymised(user, passwordHash), session);
    });
  }

  private async anonymised(user: UserDoc, passwordHash: string): Promise<UserChange> {
    const { _id: userId, email, role } = user;
    if (role !== 'user') {
      throw problem.conflict(
        'account.staff_cannot_leave',
        'An administrator has to make you a customer first, so that the shop is never left without staff',
      );
    }
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
        anonymisedAt: new Date(),
      },
      endsTokens: true,
      mail: await this.mails.write('accountDeleted', presentRecipient(user)),
      events: [outboxEntry(userAnonymised, person)],
    };
  }
}
