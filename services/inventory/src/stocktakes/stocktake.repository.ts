import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { STOCKTAKE_OPEN } from '@solar/contracts/inventory/states';
import type {
  StocktakeBinQuery,
  StocktakeLineQuery,
  StocktakeQuery,
} from '@solar/contracts/inventory/stocktakes';
import type { Total } from '@solar/service-kit/http/paged';
import { problem } from '@solar/service-kit/errors/problem';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { updateVersioned } from '@solar/service-kit/mongo/update-versioned';
import { listPage } from '@solar/service-kit/mongo/list-page';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { periodFilter } from '../lists/period';
import type { BalanceDoc } from '../stock/balance.schema';
import type { Actor, Worth } from '../stock/domain/stock-rows';
import type { ProductStockDoc } from '../stock/product-stock.schema';
import type { StocktakeLineDoc } from './stocktake-line.schema';
import type { StocktakeDoc } from './stocktake.schema';

export interface LineCounts {
  lineCount: number;
  countedCount: number;
  variancePieces: number;
  recountCount: number;
  approvedCount: number;
  openVariancePieces: number;
}

/** The lines of one bin. */
export interface BinCounts extends Pick<
  LineCounts,
  'lineCount' | 'countedCount' | 'variancePieces' | 'recountCount'
> {
  _id: string;
  approvedAt: Date | null;
  approvedBy: Actor | null;
}

const VARIANCE = { $abs: { $ifNull: ['$variance', 0] } };
const APPROVED = { $gt: ['$approvedAt', null] };
/** Sums over lines that a stocktake and a bin have alike. */
const LINE_SUMS = {
  lineCount: { $sum: 1 },
  countedCount: { $sum: { $cond: [{ $eq: ['$counted', null] }, 0, 1] } },
  recountCount: { $sum: { $cond: [{ $eq: ['$recount', 'due'] }, 1, 0] } },
  variancePieces: { $sum: VARIANCE },
};

type NewLine = Omit<StocktakeLineDoc, 'version'>;

/** Stocktakes and their lines in the database. */
@Injectable()
export class StocktakeRepository {
  constructor(
    @InjectModel('Stocktake') private readonly stocktakes: Model<StocktakeDoc>,
    @InjectModel('StocktakeLine') private readonly lines: Model<StocktakeLineDoc>,
    @InjectModel('Balance') private readonly balances: Model<BalanceDoc>,
    @InjectModel('ProductStock') private readonly products: Model<ProductStockDoc>,
  ) {}

  async list(query: StocktakeQuery): Promise<[StocktakeDoc[], Total]> {
    const { q, status, warehouseId } = query;
    const filter: QueryFilter<StocktakeDoc> = {
      ...periodFilter('at', query),
      ...(status ? { status } : {}),
      ...(warehouseId ? { warehouseId } : {}),
      ...searchTermsFilter(q),
    };
    const sort = { at: -1, _id: -1 } as const;
    return listPage<StocktakeDoc>(
      this.stocktakes,
      { filter, sort, soughtBy: 'searchTerms' },
      query,
    );
  }

  find(id: string): Promise<StocktakeDoc | null> {
    return this.stocktakes.findById(id).lean<StocktakeDoc>().exec();
  }

  async insert(
    doc: Omit<StocktakeDoc, 'version'>,
    lines: readonly NewLine[],
    session: ClientSession,
  ): Promise<void> {
    await this.stocktakes.create([doc], { session });
    if (lines.length > 0) await this.lines.insertMany([...lines], { session });
  }

  update(
    seen: StocktakeDoc,
    edit: Partial<Omit<StocktakeDoc, '_id' | 'version'>>,
    session: ClientSession,
  ): Promise<void> {
    return updateVersioned(this.stocktakes, seen, { $set: edit }, session);
  }

  async listLines(
    stocktakeId: string,
    query: StocktakeLineQuery,
  ): Promise<[StocktakeLineDoc[], Total]> {
    const states: Record<StocktakeLineQuery['state'], QueryFilter<StocktakeLineDoc>> = {
      all: {},
      uncounted: { counted: null },
      recount: { recount: 'due' },
      variance: { variance: { $nin: [null, 0] } },
    };
    const filter = { stocktakeId, ...states[query.state] };
    return listPage<StocktakeLineDoc>(
      this.lines,
      { filter, sort: { binId: 1, productId: 1, _id: 1 } },
      query,
    );
  }

  /** The bins of a stocktake. They follow each other as their lines do. */
  async listBins(stocktakeId: string, query: StocktakeBinQuery): Promise<[BinCounts[], number]> {
    const { page, pageSize } = query;
    const rows = await this.lines.aggregate<BinCounts>([
      { $match: { stocktakeId } },
      {
        $group: {
          _id: '$binId',
          ...LINE_SUMS,
          open: { $sum: { $cond: [APPROVED, 0, 1] } },
          at: { $max: '$approvedAt' },
          by: { $max: '$approvedBy' },
        },
      },
      {
        $set: {
          approvedAt: { $cond: [{ $eq: ['$open', 0] }, { $ifNull: ['$at', null] }, null] },
          approvedBy: { $cond: [{ $eq: ['$open', 0] }, { $ifNull: ['$by', null] }, null] },
        },
      },
      { $unset: ['open', 'at', 'by'] },
      { $sort: { _id: 1 } },
    ]);
    return [rows.slice((page - 1) * pageSize, page * pageSize), rows.length];
  }

  /** Lines that nobody has approved yet. */
  openLines(stocktakeId: string): Promise<StocktakeLineDoc[]> {
    return this.lines.find({ stocktakeId, approvedAt: null }).lean<StocktakeLineDoc[]>().exec();
  }

  /** Approves lines as they were seen; throws 409 when one of them was counted again meanwhile. */
  async approveLines(
    seen: readonly StocktakeLineDoc[],
    approval: Required<Pick<StocktakeLineDoc, 'approvedBy' | 'approvedAt'>>,
    session: ClientSession,
  ): Promise<void> {
    if (seen.length === 0) return;
    const { matchedCount } = await this.lines.bulkWrite(
      seen.map(({ _id, counted, countedAt }) => ({
        updateOne: {
          filter: { _id, counted, countedAt, approvedAt: null },
          update: { $set: approval },
        },
      })),
      { session },
    );
    if (matchedCount < seen.length) {
      throw problem.conflict('conflict.version', 'A line was counted again meanwhile');
    }
  }

  /** Those of the bins that were approved. */
  async approvedBins(
    stocktakeId: string,
    binIds: readonly string[],
    session: ClientSession,
  ): Promise<ReadonlySet<string>> {
    const filter = { stocktakeId, binId: { $in: binIds }, approvedAt: { $gt: new Date(0) } };
    const docs = await this.lines.find(filter, { binId: 1 }, { session }).lean();
    return new Set(docs.map(({ binId }) => binId));
  }

  /** What the pieces of products cost together, where it is known. */
  async costs(productIds: readonly string[], session: ClientSession): Promise<Map<string, Worth>> {
    const docs = await this.products
      .find({ _id: { $in: productIds } }, { cost: 1 }, { session })
      .lean();
    return new Map(docs.flatMap(({ _id, cost }) => (cost ? [[_id, cost] as const] : [])));
  }

  /** Lines by their balances, as they are in the transaction. */
  async linesAt(
    stocktakeId: string,
    balanceIds: readonly string[],
    session: ClientSession,
  ): Promise<Map<string, StocktakeLineDoc>> {
    const ids = balanceIds.map((balanceId) => `${stocktakeId}|${balanceId}`);
    const docs = await this.lines
      .find({ _id: { $in: ids } }, null, { session })
      .lean<StocktakeLineDoc[]>();
    return new Map(docs.map((doc) => [doc.balanceId, doc]));
  }

  /**
   * Says whether lines wait for a second count. It is written whenever such a line changes, so that two people who count at once
   * do not decide on the same lines unseen.
   */
  async setRecounting(stocktakeId: string, session: ClientSession): Promise<void> {
    const due = await this.lines.countDocuments({ stocktakeId, recount: 'due' }, { session });
    const { modifiedCount } = await this.stocktakes.updateOne(
      { _id: stocktakeId, status: { $in: STOCKTAKE_OPEN } },
      { $set: { status: due > 0 ? 'recounting' : 'active' }, $inc: { version: 1 } },
      { session },
    );
    if (modifiedCount === 0) throw problem.conflict('conflict.version', 'It is closed by now');
  }

  /** Records a count; a line that was not expected is added. */
  async saveLine(line: NewLine, session: ClientSession): Promise<void> {
    const { _id, ...fields } = line;
    await this.lines.updateOne(
      { _id },
      { $set: fields },
      { upsert: true, session, setDefaultsOnInsert: true },
    );
  }

  async counts(stocktakeIds: readonly string[]): Promise<Map<string, LineCounts>> {
    const rows = await this.lines.aggregate<LineCounts & { _id: string }>([
      { $match: { stocktakeId: { $in: stocktakeIds } } },
      {
        $group: {
          _id: '$stocktakeId',
          ...LINE_SUMS,
          approvedCount: { $sum: { $cond: [APPROVED, 1, 0] } },
          openVariancePieces: { $sum: { $cond: [APPROVED, 0, VARIANCE] } },
        },
      },
    ]);
    return new Map(rows.map(({ _id, ...counts }) => [_id, counts]));
  }

  /** Whether there is a product of this category to count. */
  async hasCategory(categorySlug: string): Promise<boolean> {
    return (await this.products.exists({ categorySlug })) !== null;
  }

  /** Balances in the counted place; of one category when given. */
  async balancesIn(
    place: { warehouseId: string; zoneId: string | null; categorySlug: string | null },
    session: ClientSession,
  ): Promise<BalanceDoc[]> {
    const { warehouseId, zoneId, categorySlug } = place;
    const inCategory =
      categorySlug === null
        ? null
        : await this.products.find({ categorySlug }, { _id: 1 }, { session }).lean();
    return this.balances
      .find(
        {
          warehouseId,
          onHand: { $gt: 0 },
          ...(zoneId ? { zoneId } : {}),
          ...(inCategory ? { productId: { $in: inCategory.map((doc) => doc._id) } } : {}),
        },
        null,
        { session },
      )
      .lean<BalanceDoc[]>()
      .exec();
  }

  async onHand(
    balanceIds: readonly string[],
    session: ClientSession,
  ): Promise<Map<string, number>> {
    const rows = await this.balances
      .find({ _id: { $in: balanceIds } }, { onHand: 1 }, { session })
      .lean();
    return new Map(rows.map((row) => [row._id, row.onHand]));
  }
}
