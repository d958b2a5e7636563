import { Injectable } from '@nestjs/common';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import type { StockBook } from './domain/stock-book';
import { StockError } from './domain/stock-error';
import type { Needs } from './ledger.store';
import { LedgerStore } from './ledger.store';
import { messageOf } from './stock-messages';

/** A change of stock: the rows it acts on, the rule, and maybe a document written along with it. */
export interface StockCommand<T> {
  needs: Needs;
  apply(book: StockBook, now: Date): T;
  /** The document that causes the change, written in the same transaction. */
  alongside?: Alongside;
}

/** Work before and after the rule, in its transaction; both run again when the transaction does. */
export interface Alongside {
  before?(session: ClientSession): Promise<void>;
  after(session: ClientSession): Promise<void>;
}

type Outcome<T> = { ok: true; value: T } | { ok: false; error: StockError };

interface Waiting {
  command: StockCommand<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Commands that share one transaction at most. */
const BATCH_MAX = 64;

/**
 * The one writer of stock in a process. Commands that arrive while a transaction is under way wait and
 * share the next one (group commit): a product that everybody buys at once costs one write a transaction
 * instead of a conflict a buyer. Between processes the database decides, and the loser runs again.
 */
@Injectable()
export class Ledger {
  private readonly waiting: Waiting[] = [];
  private running = false;

  constructor(
    private readonly store: LedgerStore,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Runs a command and answers what it decided, after it is committed. Throws StockError when refused. */
  execute<T>(command: StockCommand<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({
        command,
        resolve: (value) => resolve(value as T),
        reject,
      });
      void this.drain();
    });
  }

  private async drain(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let batch = this.next(); batch.length > 0; batch = this.next()) {
      await this.settle(batch);
    }
    this.running = false;
  }

  /** Commands in order of arrival; one that writes documents goes alone, since it may fail on them. */
  private next(): Waiting[] {
    const alone = this.waiting.findIndex((entry) => entry.command.alongside !== undefined);
    const count = alone === 0 ? 1 : alone === -1 ? BATCH_MAX : Math.min(alone, BATCH_MAX);
    return this.waiting.splice(0, count);
  }

  private async settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.commit(batch.map((entry) => entry.command));
      batch.forEach((entry, index) => {
        const outcome = outcomes[index];
        if (outcome?.ok) entry.resolve(outcome.value);
        else entry.reject(outcome?.error);
      });
    } catch (error) {
      const [only, ...others] = batch;
      if (only && others.length === 0) only.reject(error);
      // One bad command must not take its neighbours along: each has another try of its own.
      else for (const entry of batch) await this.settle([entry]);
    }
  }

  private commit(commands: readonly StockCommand<unknown>[]): Promise<Outcome<unknown>[]> {
    return this.transactions.run(async (session) => {
      const now = new Date();
      for (const { alongside } of commands) await alongside?.before?.(session);
      const needs = commands.map((command) => command.needs);
      const book = await this.store.load(needs, now, session);
      const outcomes = commands.map((command) => decide(command, book, now));
      await this.store.save(book, session);
      await this.outbox.addMany(session, book.events.map(messageOf));
      for (const [index, command] of commands.entries()) {
        const outcome = outcomes[index];
        if (outcome?.ok) await command.alongside?.after(session);
      }
      return outcomes;
    });
  }
}

/** A refused command has changed nothing in the book, so that the others go on. */
function decide<T>(command: StockCommand<T>, book: StockBook, now: Date): Outcome<T> {
  try {
    return { ok: true, value: command.apply(book, now) };
  } catch (error) {
    if (error instanceof StockError) return { ok: false, error };
    throw error;
  }
}
