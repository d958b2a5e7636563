import { Injectable } from '@nestjs/common';
import type { Page } from '@solar/contracts/common/pagination';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import type { StocktakeStatus } from '@solar/contracts/inventory/states';
import { STOCKTAKE_TRANSITIONS } from '@solar/contracts/inventory/states';
import type {
  ApproveStocktake,
  CountStocktake,
  CreateStocktake,
  Stocktake,
  StocktakeBin,
  StocktakeBinQuery,
  StocktakeLine,
  StocktakeLineQuery,
  StocktakeQuery,
} from '@solar/contracts/inventory/stocktakes';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { DocumentNumbers } from '../documents/document-numbers';
import { LocationDirectory } from '../locations/location-directory';
import { LocationRepository } from '../locations/location.repository';
import { ProductDirectory } from '../products/product-directory';
import type { Actor } from '../stock/domain/stock-rows';
import { presentLine } from './present-line';
import { StocktakeApproval } from './stocktake-approval';
import { StocktakeCounting } from './stocktake-counting';
import { StocktakeRepository } from './stocktake.repository';
import type { StocktakeDoc } from './stocktake.schema';

const NOTHING_COUNTED = {
  ...{ lineCount: 0, countedCount: 0, variancePieces: 0 },
  ...{ recountCount: 0, approvedCount: 0, openVariancePieces: 0 },
};

/** Counting what is really there, and bringing the ledger in line with it. */
@Injectable()
export class StocktakeService {
  constructor(
    private readonly stocktakes: StocktakeRepository,
    private readonly approval: StocktakeApproval,
    private readonly counting: StocktakeCounting,
    private readonly places: LocationRepository,
    private readonly locations: LocationDirectory,
    private readonly products: ProductDirectory,
    private readonly numbers: DocumentNumbers,
    private readonly transactions: Transactions,
  ) {}

  async list(query: StocktakeQuery): Promise<Page<Stocktake>> {
    const [docs, total] = await this.stocktakes.list(query);
    return paged(await this.present(docs), total, query);
  }

  async get(id: string): Promise<Stocktake> {
    const [stocktake] = await this.present([await this.require(id)]);
    if (!stocktake) throw problem.notFound('Stocktake');
    return stocktake;
  }

  async listLines(id: string, query: StocktakeLineQuery): Promise<Page<StocktakeLine>> {
    await this.require(id);
    const [docs, total] = await this.stocktakes.listLines(id, query);
    const productOf = await this.products.refs(docs.map((doc) => doc.productId));
    const binOf = await this.locations.binRefs(docs.map((doc) => doc.binId));
    const items = docs.map((doc) => presentLine(doc, productOf(doc.productId), binOf(doc.binId)));
    return paged(items, total, query);
  }

  async listBins(id: string, query: StocktakeBinQuery): Promise<Page<StocktakeBin>> {
    await this.require(id);
    const [rows, total] = await this.stocktakes.listBins(id, query);
    const binOf = await this.locations.binRefs(rows.map((row) => row._id));
    const items = rows.map(({ _id, approvedAt, ...row }) => ({
      ...row,
      bin: binOf(_id),
      approvedAt: approvedAt?.toISOString() ?? null,
    }));
    return paged(items, total, query);
  }

  /** Starts a stocktake with a line for everything that the ledger says is in the place. */
  async create(input: CreateStocktake, actor: Actor): Promise<Stocktake> {
    const { warehouseId, zoneId, categorySlug, name, reference, description } = input;
    const warehouse = await this.places.findWarehouse(warehouseId);
    const zone = zoneId === null ? null : await this.places.findZone(zoneId);
    if (!warehouse) throw unknown('warehouseId');
    if (zoneId !== null && zone?.warehouseId !== warehouseId) throw unknown('zoneId');
    if (categorySlug !== null && !(await this.stocktakes.hasCategory(categorySlug))) {
      throw unknown('categorySlug');
    }
    const _id = newId(INVENTORY_ID_PREFIX.stocktake);
    await this.transactions.run(async (session) => {
      const number = await this.numbers.next('stocktake', session);
      const balances = await this.stocktakes.balancesIn(input, session);
      const lines = balances.map((row) => ({
        _id: `${_id}|${row._id}`,
        stocktakeId: _id,
        balanceId: row._id,
        productId: row.productId,
        warehouseId: row.warehouseId,
        zoneId: row.zoneId,
        binId: row.binId,
        lot: row.lot,
        expected: row.onHand,
        ...{ counted: null, variance: null, notes: '', countedBy: null, countedAt: null },
      }));
      const place = {
        ...{ warehouseId, warehouseCode: warehouse.code, warehouseName: warehouse.name },
        ...{ zoneId, zoneCode: zone?.code ?? null, categorySlug },
      };
      const state = { status: 'active' as const, approvedBy: null, closedAt: null };
      const head = { _id, number, name, reference, description, ...place, ...state };
      await this.stocktakes.insert({ ...head, createdBy: actor, at: new Date() }, lines, session);
    });
    return this.get(_id);
  }

  async count(id: string, body: CountStocktake, actor: Actor): Promise<Stocktake> {
    await this.counting.count(await this.require(id), body, actor);
    return this.get(id);
  }

  async approve(id: string, body: ApproveStocktake, actor: Actor): Promise<Stocktake> {
    const seen = await this.require(id);
    // A bin that is counted need not wait for the second count of another.
    const waits = seen.status === 'recounting';
    if (waits && body.binId === undefined) {
      throw problem.conflict('stocktake.recounting', 'Some lines wait for a second count');
    }
    if (!waits) assertTransition('stocktake', STOCKTAKE_TRANSITIONS, seen.status, 'completed');
    await this.approval.approve(seen, body, actor);
    return this.get(id);
  }

  async cancel(id: string): Promise<Stocktake> {
    const seen = await this.require(id);
    const status: StocktakeStatus = 'cancelled';
    assertTransition('stocktake', STOCKTAKE_TRANSITIONS, seen.status, status);
    await this.transactions.run((session) =>
      this.stocktakes.update(seen, { status, closedAt: new Date() }, session),
    );
    return this.get(id);
  }

  private async require(id: string): Promise<StocktakeDoc> {
    const doc = await this.stocktakes.find(id);
    if (!doc) throw problem.notFound('Stocktake');
    return doc;
  }

  private async present(docs: readonly StocktakeDoc[]): Promise<Stocktake[]> {
    const counts = await this.stocktakes.counts(docs.map((doc) => doc._id));
    return docs.map((doc) => ({
      id: doc._id,
      number: doc.number,
      name: doc.name,
      reference: doc.reference,
      description: doc.description,
      status: doc.status,
      warehouse: { id: doc.warehouseId, code: doc.warehouseCode, name: doc.warehouseName },
      zone: doc.zoneId === null ? null : { id: doc.zoneId, code: doc.zoneCode ?? '' },
      categorySlug: doc.categorySlug,
      createdAt: doc.at.toISOString(),
      createdBy: doc.createdBy,
      approvedBy: doc.approvedBy,
      closedAt: doc.closedAt?.toISOString() ?? null,
      reversal: doc.reversal ?? null,
      ...(counts.get(doc._id) ?? NOTHING_COUNTED),
    }));
  }
}

function unknown(path: string) {
  return problem.validation([{ path, code: 'unknown', message: 'Not in this warehouse' }]);
}
