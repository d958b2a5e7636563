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
/** Connections opened at start. */
const WARM_CONNECTIONS = 4;
const MAX_ATTEMPTS = 20;
/** How long a transaction waits for another one's lock before it reports a write conflict. */
const TRANSACTION_LOCK_TIMEOUT = '10ms';

/** The PostgreSQL side: single statements, and connections for transactions. */
export class Engine {
  readonly statements: PgPool;
  /** Apart from the others, so that open transactions cannot starve single statements. */
  readonly transactions: PgPool;

  constructor(socketPath: string) {
    this.statements = new PgPool({ socketPath }, STATEMENT_CONNECTIONS);
    const options = `-c lock_timeout=${TRANSACTION_LOCK_TIMEOUT} -c default_transaction_isolation=repeatable\\ read`;
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
    if (transaction) return transaction.query(sql, params);
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.statements.query(sql, params);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isConflict(error)) throw error;
        await backOff(attempt);
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

  close(): void {
    this.statements.close();
    this.transactions.close();
  }
}

/** Conflicts that MongoDB never shows outside a transaction: the server itself tries again. */
function isConflict(error: unknown): boolean {
  return error instanceof PgError && codeOfEngineError(error, false) === Code.WriteConflict;
}

/** Waits a little longer, and more at random, after each lost conflict. */
export function backOff(attempt: number): Promise<void> {
  return delay(Math.random() * 10 * attempt);
}
