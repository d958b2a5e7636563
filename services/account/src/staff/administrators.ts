import { Injectable } from '@nestjs/common';
import { problem } from '@solar/service-kit/errors/problem';
import { Database } from '@solar/service-kit/mongo/database';
import type { ClientSession } from 'mongoose';
import { UserRepository } from '../user/user.repository';
import type { UserDoc } from '../user/user.schema';

type Guard = { _id: string; checks: number };

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
    await this.database
      .collection<Guard>('guards')
      .updateOne({ _id: 'administrators' }, { $inc: { checks: 1 } }, { upsert: true, session });
    const filter = { role: 'administrator', active: true, denies: { $size: 0 } } as const;
    const others = await this.users.countOthers(filter, user._id, session);
    if (others === 0) {
      throw problem.conflict(
        'account.last_administrator',
        'The last administrator keeps role, permissions and access',
      );
    }
  }
}
