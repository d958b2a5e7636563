import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ANONYMOUS, userAnonymised } from '@solar/contracts/account/personal-data';
import type { Reauthentication } from '@solar/contracts/account/second-factor-http';
import { problem } from '@solar/service-kit/errors/problem';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import { outboxEntry } from '@solar/service-kit/messaging/outbox';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
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
    const passwordHash = await this.unknownPassword();
    await this.transactions.run((session) =>
      this.erase(userId, passwordHash, session, (user) =>
        this.mails.write('accountDeleted', presentRecipient(user)),
      ),
    );
  }

  /** Deletes an account that its person does not know of, without a word to them. */
  async withdraw(userId: string, session: ClientSession): Promise<void> {
    await this.erase(userId, await this.unknownPassword(), session, () => null);
  }

  private unknownPassword(): Promise<string> {
    return this.passwords.hash(randomBytes(NOBODY_BYTES).toString('base64'));
  }

  private async erase(
    userId: string,
    passwordHash: string,
    session: ClientSession,
    mailTo: (user: UserDoc) => Promise<Mail> | null,
  ): Promise<void> {
    await this.sessions.revokeAll(userId, session);
    const decide = async (user: UserDoc) => ({
      ...anonymised(user, passwordHash),
      mail: await mailTo(user),
    });
    await this.changes.change(userId, decide, session);
  }
}

function anonymised(user: UserDoc, passwordHash: string): UserChange {
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
    events: [outboxEntry(userAnonymised, person)],
  };
}
