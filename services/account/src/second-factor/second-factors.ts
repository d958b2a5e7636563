import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem, ProblemException } from '@solar/service-kit/errors/problem';
import { RateLimiter } from '@solar/service-kit/rate-limit/rate-limiter';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { ClientSession } from 'mongoose';
import type { Logger } from 'pino';
import type { AccountConfig } from '../config';
import { newRecoveryCodes, plain, recoveryHash } from './recovery-codes';
import { seal, unseal } from './sealed-text';
import { SecondFactorRepository } from './second-factor.repository';
import { newTotpSecret, stepOfCode } from './totp';

/** Wrong codes of one person in a window; right ones do not count. */
const FAILED_CODES = {
  name: 'second-factor',
  limit: 5,
  windowSeconds: 900,
  shared: true,
} as const;

const TOTP_CODE = /^\d{6}$/;

/** Secrets of authenticator apps and recovery codes. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: AccountConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async recoveryCodesLeft(userId: string): Promise<number> {
    return (await this.factors.find(userId))?.recoveryHashes.length ?? 0;
  }

  /** A secret that counts once a code of it was given. */
  async propose(userId: string): Promise<string> {
    const secret = newTotpSecret();
    await this.factors.propose(userId, seal(secret, this.config.SECOND_FACTOR_SECRET));
    return secret;
  }

  /**
   * Prepares the proposed secret, which a right code confirms. Throws 409 when none is proposed, 400 when the code is
   * wrong, 429 after several wrong ones. `adopt` of the answer makes it the person's; it fails when another was proposed.
   */
  async confirm(userId: string, code: string) {
    const attempt = await this.limiter.hit(FAILED_CODES, userId);
    const sealed = (await this.factors.find(userId))?.sealedCandidate;
    const secret = sealed ? this.open(userId, sealed) : null;
    if (!sealed || !secret) {
      throw problem.conflict('auth.no_enrolment', 'Begin with setting up two-step sign-in');
    }
    const lastStep = stepOfCode(secret, plain(code), Date.now());
    if (lastStep === null) throw wrongCode();
    await attempt.giveBack();
    const recoveryCodes = newRecoveryCodes();
    const recoveryHashes = recoveryCodes.map(recoveryHash);
    const adopt = async (session: ClientSession): Promise<void> => {
      const fields = { lastStep, recoveryHashes };
      if (await this.factors.adopt(userId, sealed, fields, session)) return;
      throw problem.conflict('auth.no_enrolment', 'Two-step sign-in was set up anew meanwhile');
    };
    return { recoveryCodes, adopt };
  }

  /** True when the code is right; it is used up. Throws 429 after several wrong ones. */
  async verify(userId: string, code: string): Promise<boolean> {
    const attempt = await this.limiter.hit(FAILED_CODES, userId);
    const typed = plain(code);
    const right = TOTP_CODE.test(typed)
      ? await this.takeCode(userId, typed)
      : await this.factors.takeRecoveryCode(userId, recoveryHash(typed));
    if (right) await attempt.giveBack();
    return right;
  }

  async renewRecoveryCodes(userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.factors.replaceRecoveryCodes(userId, codes.map(recoveryHash));
    return codes;
  }

  remove(userId: string, session: ClientSession): Promise<void> {
    return this.factors.remove(userId, session);
  }

  private async takeCode(userId: string, code: string): Promise<boolean> {
    const sealed = (await this.factors.find(userId))?.sealedSecret;
    const secret = sealed ? this.open(userId, sealed) : null;
    const step = secret ? stepOfCode(secret, code, Date.now()) : null;
    return step !== null && this.factors.takeStep(userId, step);
  }

  /** Null when the key was changed since: recovery codes still work then. */
  private open(userId: string, sealed: string): string | null {
    try {
      return unseal(sealed, this.config.SECOND_FACTOR_SECRET);
    } catch {
      this.logger.warn({ userId }, 'second factor was sealed with another SECOND_FACTOR_SECRET');
      return null;
    }
  }
}

/** The answer to a wrong code in a form of somebody who is signed in. */
export function wrongCode(): ProblemException {
  return problem.validation([
    { path: 'code', code: 'wrong_code', message: 'The code is not right, or was used already' },
  ]);
}
