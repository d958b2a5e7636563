import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { afterCommit, Transactions } from '@solar/service-kit/mongo/transactions';
import { CatalogueIndex } from './catalogue-index';
import type { RecordKind } from './catalogue-records';
import { ChangeLog, type IndexChange } from './change-log';
import { ChangeSignal } from './change-signal';

/** Notes which records the transaction changed. */
export type NoteChange = (kind: RecordKind, ...entityIds: string[]) => Promise<void>;

/** Changes of records: noted in the log, announced to every replica, seen by this one when it returns. */
@Injectable()
export class CatalogueWriter {
  constructor(
    private readonly transactions: Transactions,
    private readonly log: ChangeLog,
    private readonly signal: ChangeSignal,
    private readonly index: CatalogueIndex,
  ) {}

  /** One transaction of `work` and its notes. */
  write<T>(work: (session: ClientSession, note: NoteChange) => Promise<T>): Promise<T> {
    return this.transactions.run((session) => work(session, this.noteIn(session)));
  }

  /** Notes in a transaction that somebody else runs, who waits until this replica sees what changed. */
  noteIn(session: ClientSession): NoteChange {
    const noted: IndexChange[] = [];
    afterCommit(session, () => this.show(noted));
    return async (kind, ...ids) => {
      noted.push(...(await this.log.record(session, kind, ids)));
    };
  }

  /** Announces what was written without a transaction, by somebody who does it again after a failure. */
  async announce(kind: RecordKind, entityIds: readonly string[]): Promise<void> {
    await this.show(await this.log.record(null, kind, entityIds));
  }

  private async show(changes: readonly IndexChange[]): Promise<void> {
    if (changes.length === 0) return;
    this.signal.publish(changes);
    await this.index.take(changes);
  }
}
