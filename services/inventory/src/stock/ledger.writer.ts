import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Owed } from '@solar/service-kit/messaging/outbox-field';
import { Database } from '@solar/service-kit/mongo/database';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { WriteBatch } from '@solar/service-kit/mongo/write-batch';
import type { ClientSession, Model, mongo } from 'mongoose';
import type { BalanceDoc } from './balance.schema';
import type { Changed } from './domain/row-set';
import type { StockUnitOfWork } from './domain/stock-unit-of-work';
import type { MoveDoc } from './move.schema';
import type { ProductStockDoc } from './product-stock.schema';
import type { ReservationDoc } from './reservation.schema';
import { storedBalance, storedProduct, storedReservation, type StoredChange } from './stored-rows';

/** A row is another one in the database, or may be, than the unit of work has assumed. */
export class StaleRowsError extends Error {
  constructor() {
    super('Rows of the stock were changed by another process');
    this.name = 'StaleRowsError';
  }
}

type StoredRow = { _id: string; version: number };
type Stored = { collection: { name: string } };
type RowChange = { id: string; change: StoredChange; readVersion: number | null };

/** What the catalogue's projection has not said yet of a product that the ledger meets first. */
const UNNAMED_PRODUCT = {
  ...{ sku: '', name: '', brand: '', slug: '', categorySlug: '', searchTerms: [] },
  ...{ active: false, deleted: false, catalogVersion: -1 },
};

/** Writes what became of the rows, each only at the version at which it was read. */
@Injectable()
export class LedgerWriter {
  constructor(
    @InjectModel('ProductStock') private readonly products: Model<ProductStockDoc>,
    @InjectModel('Balance') private readonly balances: Model<BalanceDoc>,
    @InjectModel('Reservation') private readonly reservations: Model<ReservationDoc>,
    @InjectModel('Move') private readonly moves: Model<MoveDoc>,
    private readonly database: Database,
  ) {}

  /** All rows in one command and in one global order, which avoids deadlock between two writers. Throws StaleRowsError on a version miss. */
  async save(
    work: StockUnitOfWork,
    owed: ReadonlyMap<string, Owed>,
    session: ClientSession,
  ): Promise<void> {
    const reservations = changesOf(
      work.reservations.changed(),
      (row) => row.holdId,
      (row) => storedReservation(row, owed.get(row.holdId)),
    );
    const balances = changesOf(work.balances.changed(), (row) => row.id, storedBalance);
    const products = changesOf(work.products.changed(), (row) => row.productId, storedProduct);
    const moves = work.moves.map(({ id, ...move }) => ({ _id: id, ...move, version: 0 }));
    const batch = new WriteBatch(this.database, session);
    await this.change(batch, this.reservations, reservations);
    await this.change(batch, this.balances, balances);
    await this.change(batch, this.products, products, UNNAMED_PRODUCT);
    await batch.insert(this.rowsOf(this.moves), moves);
    const found = await batch.send().catch((error: unknown) => {
      throw isDuplicateKey(error) ? new StaleRowsError() : error;
    });
    const expected = [...reservations, ...balances, ...products].filter(isKnown).length;
    if (found !== expected) throw new StaleRowsError();
  }

  private async change(
    batch: WriteBatch,
    model: Stored,
    changes: readonly RowChange[],
    initial: object = {},
  ): Promise<void> {
    const rows = this.rowsOf(model);
    const added = changes.filter((row) => !isKnown(row));
    await batch.insert(
      rows,
      added.map(({ id, change }) => ({ _id: id, ...initial, ...change.$set }) as StoredRow),
    );
    await batch.update(
      rows,
      changes.filter(isKnown).map(({ id, change, readVersion }) => ({
        filter: { _id: id, version: readVersion },
        update: change,
      })),
    );
  }

  private rowsOf({ collection }: Stored): mongo.Collection<StoredRow> {
    return this.database.collection<StoredRow>(collection.name);
  }
}

function isKnown(row: RowChange): row is RowChange & { readVersion: number } {
  return row.readVersion !== null;
}

function changesOf<T extends { version: number }>(
  rows: readonly Changed<T>[],
  idOf: (row: T) => string,
  stored: (row: T) => StoredChange,
): RowChange[] {
  return rows.map(({ row, before }) => ({
    id: idOf(row),
    change: stored(row),
    readVersion: before?.version ?? null,
  }));
}
