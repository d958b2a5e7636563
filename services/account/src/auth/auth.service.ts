import { Inject, Injectable } from '@nestjs/common';
import type { AuthAnswer, Login, Register } from '@solar/contracts/account/auth-http';
import { describeDevice } from '@solar/contracts/account/describe-device';
import type { SecondStep } from '@solar/contracts/account/second-factor-http';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import type { Principal } from '@solar/service-kit/auth/principal';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { ProblemException, problem } from '@solar/service-kit/errors/problem';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { RateLimiter } from '@solar/service-kit/rate-limit/rate-limiter';
import type { AccountConfig } from '../config';
import { AccountMails } from '../mails/account-mails';
import { SecondFactorPolicy } from '../second-factor/second-factor-policy';
import { SecondFactors } from '../second-factor/second-factors';
import { accessOf } from '../user/access-of';
import { UserChanges } from '../user/user-changes';
import { keyOf } from '../user/user-keys';
import { presentRecipient, presentSessionUser } from '../user/user.presenter';
import { UserRepository } from '../user/user.repository';
import type { UserDoc } from '../user/user.schema';
import type { Device } from './device-cookie';
import { Passwords } from './passwords';
import { SessionRepository } from './session.repository';
import { Sessions, type OpenSession } from './sessions';
import { SignInChallenges } from './sign-in-challenges';
import { SigningKeys } from './signing-keys';

/** Wrong passwords for one name in a window; right ones do not count. */
const FAILED_LOGINS = {
  name: 'login:account',
  limit: 10,
  windowSeconds: 900,
  shared: true,
} as const;

/** Registrations from one address that met a name that is taken. */
const TAKEN_NAMES = {
  name: 'register:taken',
  limit: 10,
  windowSeconds: 3_600,
  shared: true,
} as const;

/** A signed-in answer with the session whose cookie goes with it. */
export type SignedIn = { answer: AuthAnswer; session: OpenSession };

function principalOf(user: UserDoc, sessionId: string, mustEnrol: boolean): Principal {
  return {
    userId: user._id,
    ...accessOf(user),
    approved: user.approved,
    groupId: user.groupId,
    sessionId,
    sessionVersion: user.sessionVersion,
    name: `${user.firstName} ${user.lastName}`,
    ...(mustEnrol ? { mustEnrol } : {}),
  };
}

function secondStepNeeded(challenge: string): ProblemException {
  return new ProblemException(401, 'auth.second_factor_required', 'Second step needed', {
    detail: 'Enter the code of your authenticator app',
    extra: { challenge },
  });
}

/** Registration, sign-in and the renewal of sessions. */
@Injectable()
export class AuthService {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: UserChanges,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly keys: SigningKeys,
    private readonly transactions: Transactions,
    private readonly mails: AccountMails,
    private readonly limiter: RateLimiter,
    private readonly challenges: SignInChallenges,
    private readonly factors: SecondFactors,
    private readonly policy: SecondFactorPolicy,
    private readonly knownSessions: SessionRepository,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  async register(input: Register, device: Device, address: string): Promise<SignedIn> {
    const { password, ...fields } = input;
    const [passwordHash, welcome] = await Promise.all([
      this.passwords.hash(password),
      this.mails.write('welcome', presentRecipient(fields)),
    ]);
    const person = { ...fields, _id: newId(ID_PREFIX.user), passwordHash, role: 'user' as const };
    const [user, session] = await this.transactions
      .run(async (transaction) => {
        const opened = { ...person, lastLoginAt: new Date() };
        const made = await this.changes.create(opened, welcome, transaction);
        const how = { remember: false, device };
        return [made, await this.sessions.begin(made._id, how, transaction)] as const;
      })
      .catch((error: unknown) => this.slowDownListing(error, address));
    return this.answer(user, session);
  }

  /** A registration says when a name is taken, so few of such answers are given to one address. */
  private async slowDownListing(error: unknown, address: string): Promise<never> {
    const taken = error instanceof ProblemException && error.getStatus() === 409;
    if (taken) await this.limiter.hit(TAKEN_NAMES, address);
    throw error;
  }

  async login({ username, password, remember }: Login, device: Device): Promise<SignedIn> {
    // Counted before the password is looked at, so that guesses at the same moment do not slip through.
    const attempt = await this.limiter.hit(FAILED_LOGINS, keyOf(username));
    const user = await this.users.findByLogin(username);
    const matches = await this.passwords.matches(password, user?.passwordHash);
    if (!user || !matches) {
      throw new ProblemException(401, 'auth.invalid_credentials', 'Login failed', {
        detail: 'Invalid username or password',
      });
    }
    if (!user.active) {
      throw new ProblemException(403, 'auth.inactive', 'Login failed', {
        detail: 'This account is not active',
      });
    }
    await attempt.giveBack();
    if (user.secondFactorAt) throw secondStepNeeded(this.challenges.write(user, remember));
    return this.begin(user, { remember, device });
  }

  /** The second step of a sign-in: a code, with the challenge that the right password was answered with. */
  async secondStep({ challenge, code }: SecondStep, device: Device): Promise<SignedIn> {
    const claims = this.challenges.read(challenge);
    const user = claims && (await this.users.findById(claims.userId));
    if (!user?.active || user.sessionVersion !== claims?.sessionVersion) {
      throw new ProblemException(401, 'auth.challenge_expired', 'Login failed', {
        detail: 'Enter your password again',
      });
    }
    if (!(await this.factors.verify(user._id, code))) {
      throw new ProblemException(401, 'auth.wrong_code', 'Login failed', {
        detail: 'The code is not right, or was used already',
      });
    }
    return this.begin(user, { remember: claims.remember, device });
  }

  /** Continues a session with its refresh token. Throws 401. */
  async refresh(token: string | undefined): Promise<SignedIn> {
    const session = await this.sessions.continue(token);
    const user = await this.users.findById(session.userId);
    if (!user?.active) throw problem.unauthorized('auth.session_ended');
    return this.answer(user, session);
  }

  async logout(token: string | undefined): Promise<void> {
    await this.sessions.end(token);
  }

  async me(userId: string) {
    const user = await this.users.findById(userId);
    if (!user?.active) throw problem.unauthorized('auth.session_ended');
    return presentSessionUser(user, await this.policy.mustEnrol(user));
  }

  private async begin(user: UserDoc, how: { remember: boolean; device: Device }) {
    const mail = await this.newDeviceMail(user, how.device);
    const session = mail
      ? await this.transactions.run(async (transaction) => {
          await this.mailer.enqueue(transaction, mail);
          return this.sessions.begin(user._id, how, transaction);
        })
      : await this.sessions.begin(user._id, how);
    await this.users.touch(user._id, { lastLoginAt: new Date() });
    return this.answer(user, session);
  }

  /** Null for a browser that is known, and for the first sign-in of all. */
  private async newDeviceMail(user: UserDoc, device: Device): Promise<Mail | null> {
    if (!user.lastLoginAt || (await this.knownSessions.knowsDevice(user._id, device.hash))) {
      return null;
    }
    const { browser, system } = describeDevice(device.name);
    const name = [browser, system].filter(Boolean).join(', ');
    return this.mails.write('newDevice', {
      ...presentRecipient(user),
      facts: [
        { fact: 'device', value: name || '–' },
        { fact: 'time', value: `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC` },
      ],
      button: `${this.config.PUBLIC_URL}/account/security`,
    });
  }

  private async answer(user: UserDoc, session: OpenSession): Promise<SignedIn> {
    const mustEnrol = await this.policy.mustEnrol(user);
    const token = await this.keys.sign(principalOf(user, session.sessionId, mustEnrol));
    return {
      session,
      answer: {
        token,
        user: presentSessionUser(user, mustEnrol),
        sessionEndsAt: session.endsAt.toISOString(),
      },
    };
  }
}
