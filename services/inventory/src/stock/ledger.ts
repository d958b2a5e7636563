import { AsyncResource } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { problem } from '@solar/service-kit/errors/problem';
import { GroupCommit, type Outcome } from '@solar/service-kit/mongo/group-commit';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import { StockError } from './domain/stock-error';
import type { StockUnitOfWork } from './domain/stock-unit-of-work';
import type { Needs } from './ledger.reader';
import { LedgerReader } from './ledger.reader';
import { LedgerWriter, StaleRowsError } from './ledger.writer';
import { RowCache } from './row-cache';
import { LedgerOutbox } from './ledger.outbox';
import { SerialBook } from './serial-book';

/** A change of stock: the rows it acts on, the rule, and maybe the document that causes it. */
export interface StockCommand<T> {
  needs: Needs;
  apply(work: StockUnitOfWork, now: Date): T;
  /** Written in the same transaction; both steps run again when the transaction does. */
  document?: {
    before?(session: ClientSession): Promise<void>;
    after(session: ClientSession): Promise<void>;
  };
}

/** Times that a batch fights for its rows before the caller is asked to come back. */
const ATTEMPTS_MAX = 10;

/**
 * The one writer of stock in a process. Commands that arrive while a transaction is under way share the
 * next one: a product that everybody buys at once costs one write a transaction instead of a conflict a
 * buyer. Rows come from the cache; between processes the version in the write decides, and the loser runs
 * again from the database.
 */
@Injectable()
export class Ledger {
  /** One that writes documents goes alone, since it may fail on them. */
  private readonly group = new GroupCommit<StockCommand<unknown>, unknown>(
    (commands) => this.commit(commands),
    { goesAlone: ({ document }) => document !== undefined },
  );

  constructor(
    private readonly reader: LedgerReader,
    private readonly writer: LedgerWriter,
    private readonly cache: RowCache,
    private readonly transactions: Transactions,
    private readonly outbox: LedgerOutbox,
    private readonly serials: SerialBook,
  ) {}

  /** Runs a command and answers what it decided, after it is committed. Throws StockError when refused. */
  async execute<T>(command: StockCommand<T>): Promise<T> {
    return (await this.group.run(inCallersContext(command))) as T;
  }

  private async commit(commands: readonly StockCommand<unknown>[]): Promise<Outcome<unknown>[]> {
    for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
      try {
        return await this.attempt(commands, attempt === 1);
      } catch (error) {
        if (!(error instanceof StaleRowsError)) throw error;
      }
    }
    throw problem.unavailable('service.busy', 'Please try again');
  }

  /** Runs the commands in one transaction; what it touched is forgotten unless it commits. */
  private async attempt(
    commands: readonly StockCommand<unknown>[],
    trustCache: boolean,
  ): Promise<Outcome<unknown>[]> {
    const units: StockUnitOfWork[] = [];
    try {
      const done = await this.transactions.run(async (session) => {
        const now = new Date();
        for (const { document } of commands) await document?.before?.(session);
        const needs = commands.map((command) => command.needs);
        // The transaction runs again after a write conflict: somebody else has changed the rows.
        const cached = trustCache && units.length === 0;
        const loaded = await this.reader.load(needs, { cached, now, session });
        const { work } = loaded;
        units.push(work);
        const outcomes = commands.map((command) => decide(command, work, now));
        assertTrustworthy(outcomes, loaded.assumed);
        await this.serials.follow(loaded, session);
        const debts = await this.outbox.owe(loaded, session);
        await this.writer.save(work, debts, session);
        for (const [index, command] of commands.entries()) {
          if (outcomes[index]?.ok) await command.document?.after(session);
        }
        return { outcomes, loaded, debts };
      });
      const { work, complete, owed } = done.loaded;
      this.cache.keep(work, complete, new Map([...owed, ...done.debts]));
      this.outbox.publish(done.debts);
      return done.outcomes;
    } catch (error) {
      for (const work of units) this.cache.evict(work);
      throw error;
    }
  }
}

/** Commands run in the context of the first of their batch; documents are written in the name of their own caller. */
function inCallersContext<T>(command: StockCommand<T>): StockCommand<T> {
  const { document } = command;
  if (!document) return command;
  const run = AsyncResource.bind((work: () => Promise<void>) => work());
  return {
    ...command,
    document: {
      ...(document.before && {
        before: (session) => run(() => document.before?.(session) ?? Promise.resolve()),
      }),
      after: (session) => run(() => document.after(session)),
    },
  };
}

/** A refused command has changed nothing in the unit of work, so that the others go on. */
function decide<T>(command: StockCommand<T>, work: StockUnitOfWork, now: Date): Outcome<T> {
  try {
    return { ok: true, value: command.apply(work, now) };
  } catch (error) {
    return { ok: false, error };
  }
}

/** A command is only refused on rows that were read: a cached row may be out of date. */
function assertTrustworthy(outcomes: readonly Outcome<unknown>[], assumed: boolean): void {
  for (const outcome of outcomes) {
    if (outcome.ok) continue;
    if (assumed) throw new StaleRowsError();
    if (!(outcome.error instanceof StockError)) throw outcome.error;
  }
}
