import type { PgConnection, PgRow } from '../postgres/pg-connection';
import type { PgParam } from '../postgres/pg-messages';
import type { PgPool } from '../postgres/pg-pool';
import { CommandError } from './command-error';
import { Sql } from './engine-sql';
import { Code } from './error-codes';

/** Afterwards a conflict is left to the client, whose pauses grow. */
const START_OVER_LIMIT_MS = 2_000;

/** `unknown`: the server was lost between COMMIT and its answer. */
type State = 'open' | 'unknown' | 'committed' | 'aborted';

/** One multi-document transaction: a PostgreSQL transaction on a connection of its own. */
export class Transaction {
  state: State = 'open';
  lastUsed = Date.now();
  /** The client connection that used it last. */
  clientId = 0;
  private readonly startedAt = Date.now();
  private statementCount = 0;
  private connection: PgConnection | null = null;
  private connecting: Promise<PgConnection> | null = null;
  private ending: Promise<void> = Promise.resolve();
  private postgresId: string | null = null;

  constructor(
    readonly number: bigint,
    private readonly pool: PgPool,
  ) {}

  /** BEGIN travels with the first statement, so a transaction has no round trip of its own to start. */
  async query(sql: string, params: readonly PgParam[]): Promise<PgRow[]> {
    this.lastUsed = Date.now();
    const connection = this.connection ?? (await this.connect());
    const begin = this.statementCount++ === 0;
    return connection.query(sql, params, { begin });
  }

  private async connect(): Promise<PgConnection> {
    this.connecting ??= this.pool.acquire();
    const connection = await this.connecting;
    if (this.state === 'open') this.connection = connection;
    // Aborted meanwhile: the first one to notice gives the connection back.
    else if (this.statementCount++ === 0) this.pool.release(connection);
    if (this.state !== 'open') throw noSuchTransaction(this.number);
    return connection;
  }

  /**
   * Begins again after the first statement failed. The client has seen nothing of the transaction yet, so it can't
   * know; it saves it the whole transaction's repetition.
   */
  async startOver(): Promise<boolean> {
    const { connection } = this;
    const isLate = Date.now() > this.startedAt + START_OVER_LIMIT_MS;
    if (!connection || this.statementCount > 1 || isLate) return false;
    this.connection = null;
    this.statementCount = 0;
    this.connecting = connection.simpleQuery('ROLLBACK').then(() => connection);
    await this.connecting;
    return true;
  }

  /** Repeating it is safe: a commit whose outcome is not known yet is looked up. */
  async commit(): Promise<void> {
    if (this.state === 'open') this.state = await this.sendCommit();
    if (this.state === 'unknown') this.state = await this.lookUpOutcome();
    if (this.state === 'aborted') throw noSuchTransaction(this.number);
  }

  private async sendCommit(): Promise<State> {
    const connection = this.connection;
    this.connection = null;
    if (!connection) return 'committed';
    this.state = 'unknown';
    try {
      // The id travels ahead of the outcome, so that a crash in between leaves something to ask about.
      await connection.together(() => {
        const id = connection.query(Sql.transactionId, []).then((rows) => this.remember(rows));
        return Promise.all([id, connection.simpleQuery('COMMIT')]);
      });
      // PostgreSQL answers COMMIT of a failed transaction with a rollback, not with an error.
      return connection.lastTag === 'COMMIT' ? 'committed' : 'aborted';
    } catch (error) {
      if (connection.closed && this.postgresId !== null) return 'unknown';
      this.state = 'aborted';
      throw error;
    } finally {
      this.pool.release(connection);
    }
  }

  private remember(rows: PgRow[]): void {
    this.postgresId = rows[0]?.[0]?.toString() ?? null;
  }

  /** After a crash PostgreSQL still knows which transactions were committed. */
  private async lookUpOutcome(): Promise<State> {
    const rows = await this.pool.query(Sql.transactionStatus, [this.postgresId]);
    return rows[0]?.[0]?.toString() === 'committed' ? 'committed' : 'aborted';
  }

  /** Rolls back; safe to call more than once. */
  abort(): Promise<void> {
    if (this.state !== 'open') return this.ending;
    this.state = 'aborted';
    const connection = this.connection;
    this.connection = null;
    if (connection) this.ending = this.rollBack(connection);
    return this.ending;
  }

  private async rollBack(connection: PgConnection): Promise<void> {
    try {
      await connection.simpleQuery('ROLLBACK');
    } catch {
      // The connection is lost, and with it the transaction.
    } finally {
      this.pool.release(connection);
    }
  }
}

export function noSuchTransaction(number: bigint): CommandError {
  const message = `Given transaction number ${number} does not match any in-progress transactions`;
  return new CommandError(Code.NoSuchTransaction, message, {}, true);
}
