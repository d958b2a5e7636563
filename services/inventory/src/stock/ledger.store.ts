import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Database } from '@solar/service-kit/mongo/database';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { ClientSession, Model, mongo } from 'mongoose';
import { availableOf, stockStatusOf } from './domain/availability';
import type { Changed } from './domain/stock-book';
import { StockBook } from './domain/stock-book';
import { sumLines } from './domain/stock-error';
import type { BalanceRow, HoldRow, OrderRow, ProductRow, StockLine } from './domain/stock-rows';
import type { BalanceDoc } from './balance.schema';
import type { HoldDoc } from './hold.schema';
import type { MoveDoc } from './move.schema';
import type { OrderLogDoc } from './order-log.schema';
import type { OrderStockDoc } from './order-stock.schema';
import type { ProductStockDoc } from './product-stock.schema';

/** Which rows a command acts on, as far as it can say before they are read. */
export interface Needs {
  holdIds?: readonly string[];
  orderIds?: readonly string[];
  productIds?: readonly string[];
  balanceIds?: readonly string[];
  /** Pieces that the command wants to hold. */
  wants?: readonly StockLine[];
  /** The command chooses bins for the lines of its holds. */
  choosesBins?: boolean;
}

const PRODUCT_FIELDS = {
  onHand: 1,
  allocated: 1,
  held: 1,
  lowStockAt: 1,
  lastShippedAt: 1,
  levelDirty: 1,
  version: 1,
} as const;

/** Reads the rows that commands need into a book and writes what became of them. */
@Injectable()
export class LedgerStore {
  constructor(
    @InjectModel('ProductStock') private readonly products: Model<ProductStockDoc>,
    @InjectModel('Balance') private readonly balances: Model<BalanceDoc>,
    @InjectModel('Hold') private readonly holds: Model<HoldDoc>,
    @InjectModel('OrderStock') private readonly orders: Model<OrderStockDoc>,
    @InjectModel('Move') private readonly moves: Model<MoveDoc>,
    @InjectModel('OrderLog') private readonly log: Model<OrderLogDoc>,
    private readonly database: Database,
  ) {}

  /** Rows for a set of commands, in few reads whatever their number. */
  async load(needs: readonly Needs[], now: Date, session: ClientSession): Promise<StockBook> {
    const holds = await this.readHolds(collect(needs, 'holdIds'), session);
    const orders = await this.readOrders(collect(needs, 'orderIds'), session);
    const wants = sumLines([
      ...needs.flatMap((need) => need.wants ?? []),
      ...holds.filter((hold) => hold.status !== 'active').flatMap((hold) => hold.lines),
    ]);
    const products = await this.readProducts(
      [
        ...collect(needs, 'productIds'),
        ...wants.map((line) => line.productId),
        ...holds.flatMap((hold) => hold.lines.map((line) => line.productId)),
        ...orders.flatMap((order) => order.lines.map((line) => line.productId)),
      ],
      session,
    );
    const due = await this.readDueHolds(wants, products, now, session);
    const others = await this.readProducts(
      due
        .flatMap((hold) => hold.lines.map((line) => line.productId))
        .filter((id) => !products.some((row) => row.productId === id)),
      session,
    );
    const balances = await this.readBalances(needs, holds, orders, session);
    const known = new Set(holds.map((hold) => hold.holdId));
    return new StockBook(
      {
        products: [...products, ...others],
        balances,
        holds: [...holds, ...due.filter((hold) => !known.has(hold.holdId))],
        orders,
      },
      newId,
    );
  }

  /** Writes every change of the book; rows in one global order, so that two writers never embrace. */
  async save(book: StockBook, session: ClientSession): Promise<void> {
    await this.write(this.products, book.products.changed().map(productChange), session);
    await this.write(this.balances, book.balances.changed().map(balanceChange), session);
    await this.write(this.holds, book.holds.changed().map(holdChange), session);
    await this.write(this.orders, book.orders.changed().map(orderChange), session);
    await this.append(this.log, book.log, session);
    await this.append(this.moves, book.moves, session);
  }

  /** Inserts new rows and updates read ones, each only at the version at which it was read. */
  private async write(
    model: Stored,
    changes: readonly RowChange[],
    session: ClientSession,
  ): Promise<void> {
    if (changes.length === 0) return;
    const operations = changes.map(({ id, fields, readVersion }): Operation =>
      readVersion === null
        ? { insertOne: { document: { _id: id, ...fields } } }
        : { updateOne: { filter: { _id: id, version: readVersion }, update: { $set: fields } } },
    );
    const name = model.collection.name;
    const result = await this.database
      .collection<StoredRow>(name)
      .bulkWrite(operations, { session, ordered: true });
    if (result.matchedCount + result.insertedCount !== changes.length) {
      throw new Error(`Rows of ${name} changed under a transaction`);
    }
  }

  private async append(
    model: Stored,
    entries: readonly { id: string }[],
    session: ClientSession,
  ): Promise<void> {
    if (entries.length === 0) return;
    await this.database.collection<StoredRow>(model.collection.name).insertMany(
      entries.map(({ id, ...entry }) => ({ _id: id, ...entry, version: 0 })),
      { session },
    );
  }

  private async readHolds(ids: string[], session: ClientSession): Promise<HoldRow[]> {
    if (ids.length === 0) return [];
    const docs = await this.holds.find({ _id: { $in: ids } }, null, { session }).lean();
    return docs.map(toHold);
  }

  /** Holds whose time is over, on products of which too little is left otherwise. */
  private async readDueHolds(
    wants: readonly StockLine[],
    products: readonly ProductRow[],
    now: Date,
    session: ClientSession,
  ): Promise<HoldRow[]> {
    const rows = new Map(products.map((row) => [row.productId, row]));
    const short = wants.flatMap((line) => {
      const row = rows.get(line.productId);
      return row && row.held > 0 && availableOf(row) < line.quantity ? [line.productId] : [];
    });
    if (short.length === 0) return [];
    const filter = {
      status: 'active' as const,
      expiresAt: { $lte: now },
      'lines.productId': { $in: short },
    };
    return (await this.holds.find(filter, null, { session }).lean()).map(toHold);
  }

  private async readOrders(ids: string[], session: ClientSession): Promise<OrderRow[]> {
    if (ids.length === 0) return [];
    const docs = await this.orders.find({ _id: { $in: ids } }, null, { session }).lean();
    return docs.map(({ _id, ...doc }) => ({ ...doc, orderId: _id }));
  }

  private async readProducts(ids: string[], session: ClientSession): Promise<ProductRow[]> {
    if (ids.length === 0) return [];
    const docs = await this.products
      .find({ _id: { $in: [...new Set(ids)] } }, PRODUCT_FIELDS, { session })
      .lean();
    return docs.map(({ _id, ...doc }) => ({ ...doc, productId: _id }));
  }

  private async readBalances(
    needs: readonly Needs[],
    holds: readonly HoldRow[],
    orders: readonly OrderRow[],
    session: ClientSession,
  ): Promise<BalanceRow[]> {
    const ids = [
      ...collect(needs, 'balanceIds'),
      ...orders.flatMap((order) => order.lines.map((line) => line.balanceId)),
    ];
    const choosing = new Set(
      needs.filter((need) => need.choosesBins).flatMap((need) => need.holdIds ?? []),
    );
    const productIds = holds
      .filter((hold) => choosing.has(hold.holdId))
      .flatMap((hold) => hold.lines.map((line) => line.productId));
    const wanted = [
      ...(ids.length > 0 ? [{ _id: { $in: [...new Set(ids)] } }] : []),
      ...(productIds.length > 0
        ? [{ productId: { $in: [...new Set(productIds)] }, onHand: { $gt: 0 } }]
        : []),
    ];
    if (wanted.length === 0) return [];
    const docs = await this.balances.find({ $or: wanted }, null, { session }).lean();
    return docs.map(({ _id, ...doc }) => ({ ...doc, id: _id }));
  }
}

type IdList = 'holdIds' | 'orderIds' | 'productIds' | 'balanceIds';

function collect(needs: readonly Needs[], list: IdList): string[] {
  return [...new Set(needs.flatMap((need) => need[list] ?? []))];
}

function toHold({ _id, ...doc }: HoldDoc): HoldRow {
  return { ...doc, holdId: _id };
}

type Stored = { collection: { name: string } };
type StoredRow = { _id: string; version: number };
type Operation = mongo.AnyBulkWriteOperation<StoredRow>;
type RowChange = { id: string; fields: { version: number }; readVersion: number | null };

function productChange({ row, readVersion }: Changed<ProductRow>): RowChange {
  const { productId: id, ...fields } = row;
  const available = availableOf(row);
  const status = stockStatusOf(available, row.lowStockAt);
  return { id, fields: Object.assign(fields, { available, status }), readVersion };
}

function balanceChange({ row, readVersion }: Changed<BalanceRow>): RowChange {
  const { id, ...fields } = row;
  return { id, fields, readVersion };
}

function holdChange({ row, readVersion }: Changed<HoldRow>): RowChange {
  const { holdId: id, ...fields } = row;
  const endedAt = row.status === 'active' ? null : new Date();
  return { id, fields: Object.assign(fields, { endedAt }), readVersion };
}

function orderChange({ row, readVersion }: Changed<OrderRow>): RowChange {
  const { orderId: id, ...fields } = row;
  return { id, fields, readVersion };
}
