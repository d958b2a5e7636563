import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { problem } from '../errors/problem';
import { Database } from './database';

/** Longest that one piece of work may fight for its rows before the caller is asked to come back. */
const LOCK_WAIT_MS = 15_000;

const committed = new WeakMap<ClientSession, (() => void)[]>();

/**
 * Runs `work` once, after the session's transaction has committed; never when it aborts. Without a session the write has
 * happened: at once.
 */
export function afterCommit(session: ClientSession | undefined, work: () => void): void {
  if (!session) return work();
  const list = committed.get(session);
  if (!list) throw new Error('afterCommit needs the session of Transactions.run');
  list.push(work);
}

/** Runs work in MongoDB transactions. */
@Injectable()
export class Transactions {
  constructor(private readonly database: Database) {}

  /**
   * Runs `work` in one transaction and again when it lost a write conflict, so `work` has no effect of its own
   * outside the database. Throws 503 `service.busy` when it could not get its rows within 15 seconds.
   */
  async run<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    const end = Date.now() + LOCK_WAIT_MS;
    const session = this.database.client.startSession();
    try {
      const result = await session.withTransaction(
        async () => {
          if (Date.now() > end) throw problem.unavailable('service.busy', 'Please try again');
          committed.set(session, []);
          return work(session);
        },
        { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } },
      );
      for (const effect of committed.get(session) ?? []) effect();
      return result;
    } finally {
      committed.delete(session);
      await session.endSession();
    }
  }
}
