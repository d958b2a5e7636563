import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { problem } from '../errors/problem';
import { Database } from './database';

/** Longest that one piece of work may fight for its rows before the caller is asked to come back. */
const LOCK_WAIT_MS = 15_000;

/** One try of a transaction: what runs at its end inside of it, and what runs once it has committed. */
type Attempt = { last: (() => Promise<void>)[]; committed: (() => void | Promise<void>)[] };

const attempts = new WeakMap<ClientSession, Attempt>();

function attemptOf(session: ClientSession): Attempt {
  const attempt = attempts.get(session);
  if (!attempt) throw new Error('The session is not one of Transactions.run');
  return attempt;
}

/** Runs `work` as the last of the session's transaction, before it commits. A transaction that runs again starts without it. */
export function beforeCommit(session: ClientSession, work: () => Promise<void>): void {
  attemptOf(session).last.push(work);
}

/** Stands for one try of the session's transaction, as a key of what is gathered in it. */
export function tryOf(session: ClientSession): object {
  return attemptOf(session);
}

/**
 * Runs `work` once, after the session's transaction has committed; never when it aborts. Whoever runs the transaction waits for a
 * promise of it. Without a session the write has happened: at once.
 */
export function afterCommit(
  session: ClientSession | undefined,
  work: () => void | Promise<void>,
): void {
  if (!session) return void work();
  attemptOf(session).committed.push(work);
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
          const attempt: Attempt = { last: [], committed: [] };
          attempts.set(session, attempt);
          const done = await work(session);
          for (const last of attempt.last) await last();
          return done;
        },
        { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } },
      );
      await Promise.all((attempts.get(session)?.committed ?? []).map((effect) => effect()));
      return result;
    } finally {
      attempts.delete(session);
      await session.endSession();
    }
  }
}
