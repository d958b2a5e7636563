import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Owed } from '@solar/service-kit/messaging/outbox-field';
import { Database } from '@solar/service-kit/mongo/database';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { updateEach } from '@solar/service-kit/mongo/update-each';
import type { ClientSession, Model } from 'mongoose';
import type { BalanceDoc } from './balance.schema';
import type { Changed } from './domain/row-set';
import type { StockUnitOfWork } from './domain/stock-unit-of-work';
import type { MoveDoc } from './move.schema';
import type { ProductStockDoc } from './product-stock.schema';
import type { ReservationDoc } from './reservation.schema';
import { storedBalance, storedProduct, storedReservation, type StoredChange } from './stored-rows';

/** A row is another one in the database than the unit of work has assumed. */
export class StaleRowsError extends Error {
  constructor(collection: string) {
    super(`Rows of ${collection} were changed by another process`);
    this.name = 'StaleRowsError';
  }
}

type StoredRow = { _id: string; version: number };
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

  /** Rows in one global order, which avoids deadlock between two writers. Throws StaleRowsError on a version miss. */
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
    await this.write(this.reservations, reservations, session);
    const balances = changesOf(work.balances.changed(), (row) => row.id, storedBalance);
    await this.write(this.balances, balances, session);
    const products = changesOf(work.products.changed(), (row) => row.productId, storedProduct);
    await this.write(this.products, products, session, UNNAMED_PRODUCT);
    await this.insert(
      this.moves.collection.name,
      work.moves.map(({ id, ...move }) => ({ _id: id, ...move, version: 0 })),
      session,
    );
  }

  private async write(
    model: { collection: { name: string } },
    changes: readonly RowChange[],
    session: ClientSession,
    initial: object = {},
  ): Promise<void> {
    const { name } = model.collection;
    const added = changes.filter((row) => row.readVersion === null);
    await this.insert(
      name,
      added.map(({ id, change }) => ({ _id: id, ...initial, ...change.$set })),
      session,
    ).catch((error: unknown) => {
      throw isDuplicateKey(error) ? new StaleRowsError(name) : error;
    });
    const changed = changes.filter((row) => row.readVersion !== null);
    if (changed.length === 0) return;
    const found = await updateEach(
      this.database.collection<StoredRow>(name),
      changed.map(({ id, change, readVersion }) => ({
        filter: { _id: id, version: readVersion ?? 0 },
        update: change,
      })),
      session,
    );
    if (found !== changed.length) throw new StaleRowsError(name);
  }

  private async insert(
    name: string,
    documents: readonly object[],
    session: ClientSession,
  ): Promise<void> {
    if (documents.length === 0) return;
    const rows = documents as StoredRow[];
    await this.database.collection<StoredRow>(name).insertMany(rows, { session });
  }
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
