import { Inject, Injectable } from '@nestjs/common';
import type {
  Reauthentication,
  RecoveryCodes,
  SecondFactor,
  SecondFactorEnrolment,
} from '@solar/contracts/account/second-factor-http';
import type { Principal } from '@solar/service-kit/auth/principal';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import { Reauthentications } from '../auth/reauthentications';
import { SessionRepository } from '../auth/session.repository';
import type { AccountConfig } from '../config';
import { AccountMails } from '../mails/account-mails';
import { SiteBrand } from '../mails/site-brand';
import { SecondFactorPolicy } from '../second-factor/second-factor-policy';
import { SecondFactors } from '../second-factor/second-factors';
import { otpauthUri } from '../second-factor/totp';
import { UserChanges } from '../user/user-changes';
import { isoOrNull, presentRecipient } from '../user/user.presenter';
import { UserRepository } from '../user/user.repository';
import type { UserDoc } from '../user/user.schema';

/** Two-step sign-in of a person: switching it on and off, and its recovery codes. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: UserChanges,
    private readonly factors: SecondFactors,
    private readonly policy: SecondFactorPolicy,
    private readonly reauthentications: Reauthentications,
    private readonly sessions: SessionRepository,
    private readonly transactions: Transactions,
    private readonly mails: AccountMails,
    private readonly site: SiteBrand,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  async read({ userId }: Principal): Promise<SecondFactor> {
    const user = await this.users.findById(userId);
    if (!user) throw problem.notFound('User');
    return {
      enabledAt: isoOrNull(user.secondFactorAt),
      required: await this.policy.isRequired(user),
      recoveryCodesLeft: user.secondFactorAt ? await this.factors.recoveryCodesLeft(userId) : 0,
    };
  }

  /** Begins with a new secret; nothing changes for the person until a code confirms it. */
  async enrol({ userId }: Principal, proof: Reauthentication): Promise<SecondFactorEnrolment> {
    const user = await this.reauthentications.confirm(userId, proof);
    if (user.secondFactorAt) throw alreadyOn();
    const secret = await this.factors.propose(userId);
    const { name } = await this.site.read();
    return { secret, uri: otpauthUri(secret, name, user.email) };
  }

  /** Switches it on with a first code; all other devices are signed out. */
  async confirm({ userId, sessionId }: Principal, code: string): Promise<RecoveryCodes> {
    const { recoveryCodes, adopt } = await this.factors.confirm(userId, code);
    await this.transactions.run(async (session) => {
      await adopt(session);
      await this.sessions.revokeAll(userId, session, sessionId);
      await this.switch(userId, new Date(), session);
    });
    return { recoveryCodes };
  }

  /** New recovery codes; the old ones end. */
  async renewRecoveryCodes({ userId }: Principal, proof: Reauthentication): Promise<RecoveryCodes> {
    const user = await this.reauthentications.confirm(userId, proof);
    if (!user.secondFactorAt) throw alreadyOff();
    return { recoveryCodes: await this.factors.renewRecoveryCodes(userId) };
  }

  async disable({ userId }: Principal, proof: Reauthentication): Promise<void> {
    const user = await this.reauthentications.confirm(userId, proof);
    if (!user.secondFactorAt) throw alreadyOff();
    if (await this.policy.isRequired(user)) {
      throw problem.conflict(
        'auth.second_factor_needed',
        'Your role needs two-step sign-in; it cannot be switched off',
      );
    }
    await this.remove(userId);
  }

  /** Takes the second factor away, say from somebody who lost phone and recovery codes. */
  async remove(userId: string): Promise<void> {
    await this.transactions.run(async (session) => {
      await this.factors.remove(userId, session);
      await this.switch(userId, null, session);
    });
  }

  private async switch(
    userId: string,
    secondFactorAt: Date | null,
    session: ClientSession,
  ): Promise<void> {
    await this.changes.change(
      userId,
      async (user) => {
        if ((user.secondFactorAt === null) === (secondFactorAt === null)) throw stateOf(user);
        return {
          fields: { secondFactorAt },
          endsTokens: true,
          mail: await this.mails.write(secondFactorAt ? 'secondFactorOn' : 'secondFactorOff', {
            ...presentRecipient(user),
            button: `${this.config.PUBLIC_URL}/account/security`,
          }),
        };
      },
      session,
    );
  }
}

function stateOf({ secondFactorAt }: UserDoc) {
  return secondFactorAt ? alreadyOn() : alreadyOff();
}

function alreadyOn() {
  return problem.conflict('auth.second_factor_on', 'Two-step sign-in is on already');
}

function alreadyOff() {
  return problem.conflict('auth.second_factor_off', 'Two-step sign-in is off');
}
