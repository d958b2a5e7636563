import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { idSource } from '@solar/contracts/common/ids';
import { CONFIG } from '@solar/service-kit/config/config-token';
import type { AccountConfig } from '../config';
import type { UserDoc } from '../user/user.schema';

const LIFE_MS = 5 * 60_000;
const CHALLENGE = new RegExp(
  `^(${idSource('usr')})\\.(\\d{1,9})\\.(\\d{1,15})\\.([01])\\.([\\w-]{43})$`,
);

/** Who gave the right password, and how the session is to be begun. */
export type ChallengeClaims = { userId: string; sessionVersion: number; remember: boolean };

/**
 * Signed proofs, good for minutes, that the first step of a sign-in was right. A changed password makes them worthless,
 * as it raises the session version.
 */
@Injectable()
export class SignInChallenges {
  constructor(@Inject(CONFIG) private readonly config: AccountConfig) {}

  write({ _id, sessionVersion }: UserDoc, remember: boolean): string {
    const claims = `${_id}.${sessionVersion}.${Date.now() + LIFE_MS}.${remember ? 1 : 0}`;
    return `${claims}.${this.signatureOf(claims).toString('base64url')}`;
  }

  /** What a challenge says; null when it is none of ours, or too old. */
  read(challenge: string): ChallengeClaims | null {
    const match = CHALLENGE.exec(challenge);
    const [, userId, version, endsAt, remember, signature] = match ?? [];
    if (!userId || !version || !endsAt || !signature) return null;
    const claims = challenge.slice(0, -signature.length - 1);
    const given = Buffer.from(signature, 'base64url');
    const right = this.signatureOf(claims);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    if (Number(endsAt) < Date.now()) return null;
    return { userId, sessionVersion: Number(version), remember: remember === '1' };
  }

  private signatureOf(claims: string): Buffer {
    return createHmac('sha256', this.config.AUTH_SECRET).update(`challenge:${claims}`).digest();
  }
}
