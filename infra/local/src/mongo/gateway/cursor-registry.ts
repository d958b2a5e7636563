import type { PgRow } from '../postgres/pg-connection';
import type { PgParam } from '../postgres/pg-messages';
import { CommandError } from './command-error';
import type { Engine } from './engine';
import { Sql } from './engine-sql';
import { Code } from './error-codes';
import type { Transaction } from './transaction';

/** MongoDB closes a cursor that nobody read for ten minutes. */
export const CURSOR_IDLE_LIMIT_S = 600;

interface Cursor {
  database: string;
  /** Where the engine goes on reading. */
  continuation: Buffer;
  transaction: Transaction | null;
  lastUsed: number;
}

/** Open cursors; what they have to know is in their continuation, so they hold no connection. */
export class CursorRegistry {
  private readonly cursors = new Map<bigint, Cursor>();

  constructor(private readonly engine: Engine) {}

  /** Runs a query that answers a cursor's first page. */
  async open(
    transaction: Transaction | null,
    sql: string,
    database: string,
    command: PgParam,
  ): Promise<Buffer> {
    const rows = await this.engine.run(transaction, sql, [database, command]);
    const [page, continuation, , cursorId] = firstRow(rows);
    if (!page) throw new Error('the engine answered no page');
    const id = cursorId?.readBigInt64BE(0) ?? 0n;
    if (id !== 0n && continuation) {
      // Copied, or a small continuation would keep the whole page's memory.
      const copy = Buffer.from(continuation);
      const lastUsed = Date.now();
      this.cursors.set(id, { database, continuation: copy, transaction, lastUsed });
    }
    return page;
  }

  async next(id: bigint, transaction: Transaction | null, command: Buffer): Promise<Buffer> {
    const cursor = this.cursors.get(id);
    if (!cursor || cursor.transaction !== transaction) {
      throw new CommandError(Code.CursorNotFound, `cursor id ${id} not found`);
    }
    cursor.lastUsed = Date.now();
    const { database, continuation: from } = cursor;
    try {
      const rows = await this.engine.run(transaction, Sql.getMore, [database, command, from]);
      const [page, continuation] = firstRow(rows);
      if (!page) throw new Error('the engine answered no page');
      if (continuation) cursor.continuation = Buffer.from(continuation);
      else this.cursors.delete(id);
      return page;
    } catch (error) {
      this.cursors.delete(id);
      throw error;
    }
  }

  /** Closes a cursor; false when it was not open. */
  async kill(id: bigint): Promise<boolean> {
    if (!this.cursors.delete(id)) return false;
    await this.engine.run(null, Sql.killCursor, [String(id)]);
    return true;
  }

  /** The engine removes its own files by the same limit. */
  async sweep(now: number): Promise<void> {
    for (const [id, cursor] of this.cursors) {
      const isIdle = cursor.lastUsed < now - CURSOR_IDLE_LIMIT_S * 1000;
      const isOrphan = cursor.transaction !== null && cursor.transaction.state !== 'open';
      if (isIdle || isOrphan) this.cursors.delete(id);
    }
    await this.engine.run(null, Sql.deleteExpiredCursors, [String(CURSOR_IDLE_LIMIT_S)]);
  }
}

function firstRow(rows: PgRow[]): PgRow {
  const row = rows[0];
  if (!row) throw new Error('the engine answered no row');
  return row;
}
