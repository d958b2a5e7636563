import type { PgPool } from '../postgres/pg-pool';
import { CommandError } from './command-error';
import { Code } from './error-codes';
import { Transaction, noSuchTransaction } from './transaction';

/** MongoDB's transactionLifetimeLimitSeconds. */
const IDLE_LIMIT_MS = 60_000;
/** A finished transaction is remembered as long as a session lives, to answer a repeated commit. */
const MEMORY_MS = 30 * 60_000;

/** The latest transaction of each session. */
export class TransactionRegistry {
  private readonly bySession = new Map<string, Transaction>();

  constructor(private readonly pool: PgPool) {}

  async start(sessionId: string, number: bigint): Promise<Transaction> {
    const previous = this.bySession.get(sessionId);
    if (previous && number < previous.number) {
      throw new CommandError(
        Code.TransactionTooOld,
        `Transaction ${number} is older than ${previous.number} of the same session`,
      );
    }
    if (previous?.number === number) {
      throw new CommandError(
        Code.ConflictingOperationInProgress,
        `Transaction ${number} was started already`,
      );
    }
    await previous?.abort();
    const transaction = new Transaction(number, this.pool);
    this.bySession.set(sessionId, transaction);
    return transaction;
  }

  /** The transaction that a statement continues. */
  continue(sessionId: string, number: bigint): Transaction {
    const transaction = this.bySession.get(sessionId);
    if (transaction?.number !== number || transaction.state === 'aborted') {
      throw noSuchTransaction(number);
    }
    if (transaction.state === 'committed') {
      throw new CommandError(Code.TransactionCommitted, `Transaction ${number} has been committed`);
    }
    return transaction;
  }

  /** The transaction that a commit or an abort ends. */
  find(sessionId: string, number: bigint): Transaction {
    const transaction = this.bySession.get(sessionId);
    if (transaction?.number === number) return transaction;
    // Not called transient: a gateway that was restarted can't know whether the transaction was committed, and
    // repeating it might do its work twice.
    throw new CommandError(Code.NoSuchTransaction, `Transaction ${number} is not known here`);
  }

  async endSession(sessionId: string): Promise<void> {
    const transaction = this.bySession.get(sessionId);
    this.bySession.delete(sessionId);
    await transaction?.abort();
  }

  /** A client that went away would leave its locks to everybody else for a minute. */
  abortOfClient(clientId: number): void {
    for (const transaction of this.bySession.values()) {
      if (transaction.clientId === clientId) void transaction.abort();
    }
  }

  sweep(now: number): void {
    for (const [sessionId, transaction] of this.bySession) {
      if (transaction.lastUsed < now - IDLE_LIMIT_MS) void transaction.abort();
      if (transaction.lastUsed < now - MEMORY_MS) this.bySession.delete(sessionId);
    }
  }
}
