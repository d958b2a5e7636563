import { Inject, Injectable } from '@nestjs/common';
import type { AccountDeletion as DueDeletion } from '@solar/contracts/account/deletion-http';
import { DELETION_GRACE_DAYS } from '@solar/contracts/account/deletion-states';
import type { Reauthentication } from '@solar/contracts/account/second-factor-http';
import { writtenDate } from '@solar/contracts/common/written-date';
import { newLinkToken } from '@solar/service-kit/auth/link-token';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem, ProblemException } from '@solar/service-kit/errors/problem';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { Reauthentications } from '../auth/reauthentications';
import { secretTokenHash } from '../auth/secret-token';
import { SessionRepository } from '../auth/session.repository';
import type { AccountConfig } from '../config';
import { AccountMails } from '../mails/account-mails';
import { UserChanges, type UserChange } from '../user/user-changes';
import { presentRecipient } from '../user/user.presenter';
import { UserRepository } from '../user/user.repository';
import type { UserDoc } from '../user/user.schema';
import { mayBecome } from './account-state';

const DAY_MS = 86_400_000;

function deadLink(): ProblemException {
  return new ProblemException(410, 'auth.deletion_link_invalid', 'Invalid link', {
    detail: 'This link is no longer valid.',
  });
}

/** People ask for the deletion of their account, and take it back while its time of grace lasts. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: UserChanges,
    private readonly reauthentications: Reauthentications,
    private readonly sessions: SessionRepository,
    private readonly transactions: Transactions,
    private readonly mails: AccountMails,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /**
   * Signs the person out everywhere and mails the link that takes it back. Throws 409 for staff, whose access an
   * administrator takes away first.
   */
  async request(userId: string, proof: Reauthentication): Promise<DueDeletion> {
    await this.reauthentications.confirm(userId, proof);
    const token = newLinkToken();
    const dueAt = new Date(Date.now() + DELETION_GRACE_DAYS * DAY_MS);
    const { deletionDueAt } = await this.transactions.run(async (session) => {
      await this.sessions.revokeAll(userId, session);
      return this.changes.change(userId, (user) => this.leaving(user, dueAt, token), session);
    });
    return { deletionDueAt: (deletionDueAt ?? dueAt).toISOString() };
  }

  /** Keeps the account; one that is kept already stays as it is. */
  async withdraw(userId: string): Promise<void> {
    await this.changes.change(userId, (user) => this.kept(user));
  }

  /** The same by the link of the mail. Throws 410 when it was used or is too old. */
  async withdrawByLink(token: string): Promise<void> {
    const deletionLink = secretTokenHash(token);
    const user = await this.users.findByDeletionLink(deletionLink);
    if (!user) throw deadLink();
    await this.changes.change(user._id, (now) => {
      if (now.deletionLink !== deletionLink) throw deadLink();
      return this.kept(now);
    });
  }

  private async leaving(user: UserDoc, dueAt: Date, token: string): Promise<UserChange | null> {
    if (user.role !== 'user') {
      throw problem.conflict(
        'account.staff_cannot_leave',
        'An administrator has to make you a customer first, so that the shop is never left without staff',
      );
    }
    if (!mayBecome(user, 'leaving')) return null;
    const mail = await this.mails.write('deletionRequested', {
      ...presentRecipient(user),
      values: { date: writtenDate(dueAt, user.language, 'long') },
      button: `${this.config.PUBLIC_URL}/auth/keep-account?token=${token}`,
    });
    const fields = { deletionDueAt: dueAt, deletionLink: secretTokenHash(token) };
    return { fields, endsTokens: true, mail };
  }

  private async kept(user: UserDoc): Promise<UserChange | null> {
    if (!mayBecome(user, 'kept')) return null;
    const mail = await this.mails.write('deletionWithdrawn', {
      ...presentRecipient(user),
      button: `${this.config.PUBLIC_URL}/login`,
    });
    return { fields: { deletionDueAt: null, deletionLink: null }, mail };
  }
}
