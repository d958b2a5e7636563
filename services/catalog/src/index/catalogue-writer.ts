import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { CatalogueIndex } from './catalogue-index';
import { ChangeLog } from './change-log';
import type { ChangeKind } from './index-change.schema';

/** Tells the replicas what the transaction changed. */
export type NoteChange = (kind: ChangeKind, ...entityIds: string[]) => Promise<void>;

/** Changes of the catalogue: one transaction, noted for every replica, seen by this one when it returns. */
@Injectable()
export class CatalogueWriter {
  constructor(
    private readonly transactions: Transactions,
    private readonly changes: ChangeLog,
    private readonly index: CatalogueIndex,
  ) {}

  async write<T>(work: (session: ClientSession, note: NoteChange) => Promise<T>): Promise<T> {
    const result = await this.transactions.run((session) =>
      work(session, (kind, ...entityIds) => this.changes.record(session, kind, entityIds)),
    );
    await this.index.refresh();
    return result;
  }
}
