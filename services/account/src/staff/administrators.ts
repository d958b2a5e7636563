import { Injectable } from '@nestjs/common';
import { problem } from '@solar/service-kit/errors/problem';
import { Database } from '@solar/service-kit/mongo/database';
import type { ClientSession } from 'mongoose';
import { UserRepository } from '../user/user.repository';
import type { UserDoc } from '../user/user.schema';

type Guard = { _id: string; checks: number };

const ABLE_TO_ADMINISTRATE = {
  role: 'administrator',
  active: true,
  denies: { $size: 0 },
} as const;

/** Keeps the last active administrator from being removed. */
@Injectable()
export class Administrators {
  constructor(
    private readonly users: UserRepository,
    private readonly database: Database,
  ) {}

  /**
   * Throws 409 `account.last_administrator` when nobody else could administrate. Every check writes one shared row, so
   * that two administrators who remove each other at the same moment conflict.
   */
  async assertNotLast(user: UserDoc, session: ClientSession): Promise<void> {
    if (user.role !== 'administrator' || !user.active) return;
    if ((await this.countOthers(user._id, session)) === 0) {
      throw problem.conflict(
        'account.last_administrator',
        'The last administrator keeps role, permissions and access',
      );
    }
  }

  /** Throws 409 `account.administrator_exists` when somebody could administrate already. */
  async assertNone(session: ClientSession): Promise<void> {
    if ((await this.countOthers(null, session)) === 0) return;
    throw problem.conflict('account.administrator_exists', 'There is an administrator already');
  }

  private async countOthers(id: string | null, session: ClientSession): Promise<number> {
    await this.database
      .collection<Guard>('guards')
      .updateOne({ _id: 'administrators' }, { $inc: { checks: 1 } }, { upsert: true, session });
    return this.users.countOthers({ ...ABLE_TO_ADMINISTRATE }, id, session);
  }
}
