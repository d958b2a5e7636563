import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters that OWASP recommends (19 MiB, two passes). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

@Injectable()
export class Passwords {
  /** Checked when there is no such user, so that the answer takes as long. */
  private readonly nobody = hash('nobody has this password', OPTIONS);

  hash(password: string): Promise<string> {
    return hash(password, OPTIONS);
  }

  async matches(password: string, passwordHash: string | undefined): Promise<boolean> {
    const known = await verify(passwordHash ?? (await this.nobody), password);
    return known && passwordHash !== undefined;
  }
}
