import { Injectable } from '@nestjs/common';
import type { Reauthentication } from '@solar/contracts/account/second-factor-http';
import { problem } from '@solar/service-kit/errors/problem';
import { RateLimiter } from '@solar/service-kit/rate-limit/rate-limiter';
import { SecondFactors, wrongCode } from '../second-factor/second-factors';
import { UserRepository } from '../user/user.repository';
import type { UserDoc } from '../user/user.schema';
import { Passwords } from './passwords';

/** Wrong passwords of somebody who is signed in; right ones do not count. */
const FAILED_CONFIRMATIONS = {
  name: 'reauthentication',
  limit: 10,
  windowSeconds: 900,
  shared: true,
} as const;

/** Asks signed-in people again who they are, before what a borrowed or stolen session must not do. */
@Injectable()
export class Reauthentications {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactors,
    private readonly limiter: RateLimiter,
  ) {}

  /** The person, when the password is right, and the code where one is needed. Throws 400 on the field that is wrong. */
  async confirm(userId: string, { currentPassword, code }: Reauthentication): Promise<UserDoc> {
    const attempt = await this.limiter.hit(FAILED_CONFIRMATIONS, userId);
    const user = await this.users.findById(userId);
    if (!user?.active) throw problem.unauthorized('auth.session_ended');
    if (!(await this.passwords.matches(currentPassword, user.passwordHash))) {
      throw problem.validation([
        { path: 'currentPassword', code: 'wrong_password', message: 'The password is not right' },
      ]);
    }
    await attempt.giveBack();
    if (!user.secondFactorAt) return user;
    if (code === undefined) {
      throw problem.validation([
        { path: 'code', code: 'required', message: 'Enter the code of your authenticator app' },
      ]);
    }
    if (!(await this.factors.verify(userId, code))) throw wrongCode();
    return user;
  }
}
