import { Injectable } from '@nestjs/common';
import { newLinkToken } from '@solar/service-kit/auth/link-token';

/** Argon2id with the parameters that OWASP recommends (19 MiB, two passes). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of a password that nobody knows, with the same parameters. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$ry97jz0rrIuKG9Sq6Yq6QA$FhGKPuq7R9DeLZ/3mtNl4J1RVdxiGRCwSzwB5RT5/4k';

/** Hashes and compares passwords; the native library is loaded with the first of them. */
@Injectable()
export class Passwords {
  async hash(password: string): Promise<string> {
    const { hash } = await import('@node-rs/argon2');
    return hash(password, OPTIONS);
  }

  /** For an account whose person has not chosen a password yet, or never will: nobody knows it. */
  hashOfUnknown(): Promise<string> {
    return this.hash(newLinkToken());
  }

  /** False without a hash as well, after the same time: an answer does not show which users there are. */
  async matches(password: string, passwordHash: string | undefined): Promise<boolean> {
    const { verify } = await import('@node-rs/argon2');
    const known = await verify(passwordHash ?? NOBODY, password);
    return known && passwordHash !== undefined;
  }
}
