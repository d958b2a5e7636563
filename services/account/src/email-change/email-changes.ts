import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type {
  ConfirmedEmailChange,
  CurrentEmailChange,
  RequestEmailChange,
} from '@solar/contracts/account/email-change-http';
import { newLinkToken } from '@solar/service-kit/auth/link-token';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem, ProblemException } from '@solar/service-kit/errors/problem';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession, Model } from 'mongoose';
import { PasswordResets } from '../auth/password-resets';
import { Reauthentications } from '../auth/reauthentications';
import { secretTokenHash } from '../auth/secret-token';
import type { AccountConfig } from '../config';
import { AccountMails } from '../mails/account-mails';
import { UserChanges } from '../user/user-changes';
import { keyOf } from '../user/user-keys';
import { presentRecipient } from '../user/user.presenter';
import { UserRepository } from '../user/user.repository';
import type { EmailChangeDoc } from './email-change.schema';

const DAY_MS = 86_400_000;

function invalid(): ProblemException {
  return new ProblemException(410, 'auth.email_link_invalid', 'Invalid link', {
    detail: 'This link is no longer valid.',
  });
}

/** Moves an account to another address once the owners of both have agreed. */
@Injectable()
export class EmailChanges {
  constructor(
    @InjectModel('EmailChange') private readonly pending: Model<EmailChangeDoc>,
    private readonly users: UserRepository,
    private readonly changes: UserChanges,
    private readonly resets: PasswordResets,
    private readonly reauthentications: Reauthentications,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly mails: AccountMails,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /** The answer is the same for an address that somebody has already: only that person learns of it, by mail. */
  async request(
    userId: string,
    { email, ...proof }: RequestEmailChange,
  ): Promise<CurrentEmailChange> {
    const user = await this.reauthentications.confirm(userId, proof);
    if (keyOf(email) === user.emailKey) {
      throw problem.validation([
        { path: 'email', code: 'same_email', message: 'This is your address already' },
      ]);
    }
    const [forOld, forNew] = [newLinkToken(), newLinkToken()];
    const owner = await this.users.findByEmail(email);
    const recipient = presentRecipient(user);
    const mails = await Promise.all([
      this.mails.write('emailChangeOld', {
        ...recipient,
        values: { email },
        button: this.linkOf(forOld),
      }),
      owner
        ? this.mails.write('emailTaken', {
            ...presentRecipient(owner),
            button: `${this.config.PUBLIC_URL}/forgot-password`,
          })
        : this.mails.write('emailChangeNew', {
            ...{ to: email, language: user.language },
            button: this.linkOf(forNew),
          }),
    ]);
    const outbox = this.outbox.owed(mails.map((mail) => this.mailer.entry(mail)));
    const fields = {
      ...{ email, oldHash: secretTokenHash(forOld), newHash: secretTokenHash(forNew), outbox },
      ...{ oldConfirmedAt: null, newConfirmedAt: null },
      expiresAt: new Date(Date.now() + DAY_MS),
    };
    await this.pending.updateOne({ _id: userId }, { $set: fields }, { upsert: true });
    void this.outbox.publish('email_changes', userId, outbox);
    return this.read(userId);
  }

  async read(userId: string): Promise<CurrentEmailChange> {
    const found = await this.pending
      .findOne({ _id: userId, expiresAt: { $gt: new Date() } })
      .lean<EmailChangeDoc>();
    if (!found) return { change: null };
    return {
      change: {
        email: found.email,
        confirmedByOld: found.oldConfirmedAt !== null,
        confirmedByNew: found.newConfirmedAt !== null,
        expiresAt: found.expiresAt.toISOString(),
      },
    };
  }

  async cancel(userId: string): Promise<void> {
    await this.pending.deleteOne({ _id: userId });
  }

  /** Follows one of the two links; the second one that is followed moves the account. Throws 410 for an old link. */
  async confirm(token: string): Promise<ConfirmedEmailChange> {
    const hash = secretTokenHash(token);
    return this.transactions.run(async (session) => {
      const change = await this.follow(hash, session);
      if (!change.oldConfirmedAt || !change.newConfirmedAt) return { state: 'waiting' };
      await this.pending.deleteOne({ _id: change._id }, { session });
      await this.move(change, session);
      return { state: 'changed' };
    });
  }

  private async follow(hash: string, session: ClientSession): Promise<EmailChangeDoc> {
    const now = new Date();
    for (const side of ['old', 'new'] as const) {
      const change = await this.pending
        .findOneAndUpdate(
          { [`${side}Hash`]: hash, expiresAt: { $gt: now } },
          { $set: { [`${side}ConfirmedAt`]: now } },
          { session, returnDocument: 'after' },
        )
        .lean<EmailChangeDoc>();
      if (change) return change;
    }
    throw invalid();
  }

  private async move({ _id: userId, email }: EmailChangeDoc, session: ClientSession) {
    // Links to choose a password went to the old address.
    await this.resets.withdraw(userId, session);
    await this.changes.change(
      userId,
      async (user) => ({
        fields: { email },
        mail: await this.mails.write('emailChanged', {
          ...presentRecipient(user),
          values: { email },
        }),
      }),
      session,
    );
  }

  private linkOf(token: string): string {
    return `${this.config.PUBLIC_URL}/auth/confirm-email?token=${token}`;
  }
}
