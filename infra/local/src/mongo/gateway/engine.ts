import { serialize } from 'bson';
import { setTimeout as delay } from 'node:timers/promises';
import type { PgRow } from '../postgres/pg-connection';
import { PgError, type PgParam } from '../postgres/pg-messages';
import { PgPool } from '../postgres/pg-pool';
import { Sql } from './engine-sql';
import { Code, codeOfEngineError } from './error-codes';
import type { Transaction } from './transaction';

const STATEMENT_CONNECTIONS = 24;
const TRANSACTION_CONNECTIONS = 48;
/** Connections opened at start and kept at rest. */
const WARM_CONNECTIONS = 4;
const MAX_ATTEMPTS = 20;
const TRANSACTION_SETTINGS = {
  default_transaction_isolation: 'repeatable\\ read',
  // Waiting for the other transaction's end is the best pause before another attempt.
  lock_timeout: '500ms',
  // Two transactions that wait for each other are found soon.
  deadlock_timeout: '10ms',
};

/** The PostgreSQL side: single statements, and connections for transactions. */
export class Engine {
  readonly statements: PgPool;
  /** Apart from the others, so that open transactions cannot starve single statements. */
  readonly transactions: PgPool;

  constructor(socketPath: string) {
    this.statements = new PgPool({ socketPath }, STATEMENT_CONNECTIONS);
    const settings = Object.entries(TRANSACTION_SETTINGS);
    const options = settings.map(([name, value]) => `-c ${name}=${value}`).join(' ');
    this.transactions = new PgPool({ socketPath, options }, TRANSACTION_CONNECTIONS);
  }

  async warmUp(): Promise<void> {
    const find = Buffer.from(serialize({ find: 'none', filter: {}, limit: 1, singleBatch: true }));
    const params = ['none', find];
    await this.statements.warmUp(WARM_CONNECTIONS, Sql.find, params);
    await this.transactions.warmUp(WARM_CONNECTIONS, Sql.find, params);
  }

  /** Runs a statement in the transaction if there is one, else by itself, repeated when it lost a conflict. */
  async run(
    transaction: Transaction | null,
    sql: string,
    params: readonly PgParam[],
  ): Promise<PgRow[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await (transaction ?? this.statements).query(sql, params);
      } catch (error) {
        if (!isConflict(error, transaction !== null)) throw error;
        if (!(await mayRepeat(transaction, attempt))) throw error;
      }
    }
  }

  /** Like `run`, for statements that answer one document. */
  async document(
    transaction: Transaction | null,
    sql: string,
    params: readonly PgParam[],
  ): Promise<Buffer> {
    const rows = await this.run(transaction, sql, params);
    const document = rows[0]?.[0];
    if (!document) throw new Error('the engine answered nothing');
    return document;
  }

  /** Gives back what a burst of work left behind. */
  trim(): void {
    this.statements.trim(WARM_CONNECTIONS);
    this.transactions.trim(WARM_CONNECTIONS);
  }

  close(): void {
    this.statements.close();
    this.transactions.close();
  }
}

function isConflict(error: unknown, inTransaction: boolean): boolean {
  return error instanceof PgError && codeOfEngineError(error, inTransaction) === Code.WriteConflict;
}

/**
 * Whether a statement that lost a conflict is run again. MongoDB shows no conflict outside of a transaction: the
 * server itself tries again, a little later each time. In a transaction that is possible before its first answer.
 */
export async function mayRepeat(
  transaction: Transaction | null,
  attempt: number,
): Promise<boolean> {
  if (transaction) return transaction.startOver();
  if (attempt >= MAX_ATTEMPTS) return false;
  await delay(Math.random() * 10 * attempt);
  return true;
}
