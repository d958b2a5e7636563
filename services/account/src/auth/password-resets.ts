import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { newLinkToken } from '@solar/service-kit/auth/link-token';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { ProblemException } from '@solar/service-kit/errors/problem';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { afterCommit, Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession, Model } from 'mongoose';
import type { AccountConfig } from '../config';
import { AccountMails } from '../mails/account-mails';
import { presentRecipient } from '../user/user.presenter';
import { UserRepository } from '../user/user.repository';
import type { UserDoc } from '../user/user.schema';
import { PasswordChanges } from './password-changes';
import type { PasswordResetDoc } from './password-reset.schema';
import { Passwords } from './passwords';
import { secretTokenHash } from './secret-token';
import { SessionRepository } from './session.repository';

const HOUR_MS = 3_600_000;
const RESET_MS = HOUR_MS;
const INVITE_MS = 7 * 24 * HOUR_MS;
/** Longer than it takes to write a mail, so that the time of an answer does not show who is known. */
const ANSWER_MS = 250;

type NewReset = { reset: Omit<PasswordResetDoc, 'createdAt' | 'updatedAt'>; link: string };

function invalid(): ProblemException {
  return new ProblemException(410, 'auth.reset_invalid', 'Invalid Reset Link', {
    detail: 'This password reset link is no longer valid.',
  });
}

/** Links by mail with which people choose a password: single use, for an hour (a week for new staff). */
@Injectable()
export class PasswordResets {
  constructor(
    @InjectModel('PasswordReset') private readonly resets: Model<PasswordResetDoc>,
    private readonly users: UserRepository,
    private readonly changes: PasswordChanges,
    private readonly sessions: SessionRepository,
    private readonly passwords: Passwords,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly mails: AccountMails,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /** Mails a link; does nothing, says nothing and takes as long when the address is not known. */
  async request(email: string): Promise<void> {
    await Promise.all([this.mailLink(email), sleep(ANSWER_MS)]);
  }

  private async mailLink(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user?.active) return;
    const { reset, link } = this.draft(user._id, RESET_MS);
    const mail = await this.mails.write('passwordReset', {
      ...presentRecipient(user),
      button: link,
    });
    const outbox = this.outbox.owed([this.mailer.entry(mail)]);
    await this.resets.create([{ ...reset, outbox }]);
    void this.outbox.publish('password_resets', reset._id, outbox);
  }

  /** Mails a new member of staff the link to the first password. */
  async invite(user: UserDoc, session: ClientSession): Promise<void> {
    const { reset, link } = this.draft(user._id, INVITE_MS);
    const mail = await this.mails.write('invitation', { ...presentRecipient(user), button: link });
    const outbox = this.outbox.owed([this.mailer.entry(mail)]);
    await this.resets.create([{ ...reset, outbox }], { session });
    afterCommit(session, () => void this.outbox.publish('password_resets', reset._id, outbox));
  }

  /** The link to the first password, to be handed over in another way than by mail. */
  async inviteLink(user: UserDoc, session: ClientSession): Promise<string> {
    const { reset, link } = this.draft(user._id, INVITE_MS);
    await this.resets.create([reset], { session });
    return link;
  }

  /** Makes all links of a person worthless. */
  async withdraw(userId: string, session: ClientSession): Promise<void> {
    await this.resets.deleteMany({ userId }, { session });
  }

  /** Throws 410 `auth.reset_invalid` when the link was used or is too old. */
  async check(token: string): Promise<void> {
    const reset = await this.resets.findOne({
      _id: secretTokenHash(token),
      expiresAt: { $gt: new Date() },
    });
    if (!reset) throw invalid();
  }

  /** Sets the password, uses the link up and ends all sessions. */
  async confirm(token: string, password: string): Promise<void> {
    await this.check(token);
    const passwordHash = await this.passwords.hash(password);
    await this.transactions.run(async (session) => {
      const reset = await this.resets
        .findOneAndDelete(
          { _id: secretTokenHash(token), expiresAt: { $gt: new Date() } },
          { session },
        )
        .lean<PasswordResetDoc>();
      if (!reset) throw invalid();
      await this.withdraw(reset.userId, session);
      await this.sessions.revokeAll(reset.userId, session);
      await this.changes.store(reset.userId, passwordHash, session);
    });
  }

  /** The token is in the query, which only the form reads; the database has its hash alone. */
  private draft(userId: string, ms: number): NewReset {
    const token = newLinkToken();
    const expiresAt = new Date(Date.now() + ms);
    return {
      reset: { _id: secretTokenHash(token), userId, expiresAt, version: 0 },
      link: `${this.config.PUBLIC_URL}/reset-password?token=${token}`,
    };
  }
}
