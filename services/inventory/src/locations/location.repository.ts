import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LocationListQuery } from '@solar/contracts/inventory/locations';
import type { Total } from '@solar/service-kit/http/paged';
import { searchTermsFilter, searchTermsFrom } from '@solar/service-kit/mongo/search-terms';
import { updateVersioned } from '@solar/service-kit/mongo/update-versioned';
import { listPage } from '@solar/service-kit/mongo/list-page';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { SEARCH_FIELDS } from '../lists/search-fields';
import type { BalanceDoc } from '../stock/balance.schema';
import type { BinDoc } from './bin.schema';
import type { WarehouseDoc } from './warehouse.schema';
import type { ZoneDoc } from './zone.schema';

type Edit = {
  name?: string;
  description?: string;
  address?: string;
  active?: boolean;
  maxCapacity?: number | null;
};
type Counts = Map<string, number>;

function filterOf(query: LocationListQuery): QueryFilter<BinDoc> {
  const { q, warehouseId, zoneId, active } = query;
  return {
    ...(warehouseId === undefined ? {} : { warehouseId }),
    ...(zoneId === undefined ? {} : { zoneId }),
    ...(active === undefined ? {} : { active }),
    ...searchTermsFilter(q),
  };
}

/** Warehouses, zones and bins in the database. */
@Injectable()
export class LocationRepository {
  constructor(
    @InjectModel('Warehouse') private readonly warehouses: Model<WarehouseDoc>,
    @InjectModel('Zone') private readonly zones: Model<ZoneDoc>,
    @InjectModel('Bin') private readonly bins: Model<BinDoc>,
    @InjectModel('Balance') private readonly balances: Model<BalanceDoc>,
  ) {}

  async listWarehouses(query: LocationListQuery): Promise<[WarehouseDoc[], Total]> {
    const { warehouseId: _ignored, zoneId: _zone, ...rest } = query;
    return page(this.warehouses, filterOf(rest) as QueryFilter<WarehouseDoc>, query);
  }

  async listZones(query: LocationListQuery): Promise<[ZoneDoc[], Total]> {
    const { zoneId: _ignored, ...rest } = query;
    return page(this.zones, filterOf(rest) as QueryFilter<ZoneDoc>, query);
  }

  async listBins(query: LocationListQuery): Promise<[BinDoc[], Total]> {
    return page(this.bins, filterOf(query), query);
  }

  /** Pieces of all products in each bin, as a transaction sees them. */
  async piecesIn(binIds: readonly string[], session: ClientSession): Promise<Map<string, number>> {
    const rows = await this.balances
      .aggregate<{ _id: string; pieces: number }>([
        { $match: { binId: { $in: [...binIds] } } },
        { $group: { _id: '$binId', pieces: { $sum: '$onHand' } } },
      ])
      .session(session);
    return new Map(rows.map(({ _id, pieces }) => [_id, pieces]));
  }

  /** For each product the open bin of a warehouse that has most of it. */
  async fullestBins(
    warehouseId: string,
    productIds: readonly string[],
  ): Promise<Map<string, string>> {
    const rows = await this.balances
      .find(
        { productId: { $in: productIds }, warehouseId, onHand: { $gt: 0 } },
        { productId: 1, binId: 1 },
      )
      .sort({ onHand: 1 })
      .lean();
    const ids = [...new Set(rows.map(({ binId }) => binId))];
    const open = await this.bins.find({ _id: { $in: ids }, active: true }, { _id: 1 }).lean();
    const usable = new Set(open.map(({ _id }) => _id));
    // The fullest comes last and stays.
    return new Map(
      rows.flatMap(({ productId, binId }) => (usable.has(binId) ? [[productId, binId]] : [])),
    );
  }

  findWarehouse(id: string): Promise<WarehouseDoc | null> {
    return this.warehouses.findById(id).lean<WarehouseDoc>().exec();
  }

  findZone(id: string): Promise<ZoneDoc | null> {
    return this.zones.findById(id).lean<ZoneDoc>().exec();
  }

  findBin(id: string): Promise<BinDoc | null> {
    return this.bins.findById(id).lean<BinDoc>().exec();
  }

  findBinByCode(code: string): Promise<BinDoc | null> {
    return this.bins.findOne({ code }).lean<BinDoc>().exec();
  }

  /** Open bins by their codes, which are known in all warehouses. */
  openBins(codes: readonly string[]): Promise<BinDoc[]> {
    return this.bins
      .find({ code: { $in: codes }, active: true })
      .lean<BinDoc[]>()
      .exec();
  }

  /** Pieces in the balances with these ids. */
  async piecesOf(balanceIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.balances
      .find({ _id: { $in: balanceIds } }, { onHand: 1 })
      .lean<Pick<BalanceDoc, '_id' | 'onHand'>[]>();
    return new Map(rows.map(({ _id, onHand }) => [_id, onHand]));
  }

  findWarehouses(ids: readonly string[]): Promise<WarehouseDoc[]> {
    return this.warehouses
      .find({ _id: { $in: ids } })
      .lean<WarehouseDoc[]>()
      .exec();
  }

  findBins(ids: readonly string[]): Promise<BinDoc[]> {
    return this.bins
      .find({ _id: { $in: ids } })
      .lean<BinDoc[]>()
      .exec();
  }

  async insertWarehouse(doc: Omit<WarehouseDoc, 'version'>, session: ClientSession): Promise<void> {
    await this.warehouses.create([doc], { session });
  }

  async insertZone(doc: Omit<ZoneDoc, 'version'>, session: ClientSession): Promise<void> {
    await this.zones.create([doc], { session });
  }

  async insertBin(doc: Omit<BinDoc, 'version'>, session: ClientSession): Promise<void> {
    await this.bins.create([doc], { session });
  }

  updateWarehouse(seen: WarehouseDoc, edit: Edit, session: ClientSession): Promise<void> {
    return updateVersioned(
      this.warehouses,
      seen,
      { $set: found(seen, edit, SEARCH_FIELDS.warehouses) },
      session,
    );
  }

  updateZone(seen: ZoneDoc, edit: Edit, session: ClientSession): Promise<void> {
    return updateVersioned(
      this.zones,
      seen,
      { $set: found(seen, edit, SEARCH_FIELDS.zones) },
      session,
    );
  }

  updateBin(seen: BinDoc, edit: Edit, session: ClientSession): Promise<void> {
    return updateVersioned(
      this.bins,
      seen,
      { $set: found(seen, edit, SEARCH_FIELDS.bins) },
      session,
    );
  }

  async removeWarehouse(id: string, session: ClientSession): Promise<void> {
    await this.warehouses.deleteOne({ _id: id }, { session });
  }

  async removeZone(id: string, session: ClientSession): Promise<void> {
    await this.zones.deleteOne({ _id: id }, { session });
  }

  async removeBin(id: string, session: ClientSession): Promise<void> {
    await this.bins.deleteOne({ _id: id }, { session });
  }

  countZones(warehouseIds: readonly string[]): Promise<Counts> {
    return countBy(this.zones, 'warehouseId', warehouseIds);
  }

  countBins(field: 'warehouseId' | 'zoneId', ids: readonly string[]): Promise<Counts> {
    return countBy(this.bins, field, ids);
  }

  /** Pieces on hand by warehouse, zone or bin. */
  async onHand(field: 'warehouseId' | 'zoneId' | 'binId', ids: readonly string[]): Promise<Counts> {
    const rows = await this.balances.aggregate<{ _id: string; sum: number }>([
      { $match: { [field]: { $in: ids } } },
      { $group: { _id: `$${field}`, sum: { $sum: '$onHand' } } },
    ]);
    return new Map(rows.map((row) => [row._id, row.sum]));
  }

  /** True when a place was ever used: its moves are history that names it. */
  async wasUsed(field: 'warehouseId' | 'zoneId' | 'binId', id: string): Promise<boolean> {
    return (await this.balances.exists({ [field]: id }).lean()) !== null;
  }
}

/** The edit with the terms by which the place is found after it. */
function found(
  seen: { code: string; name: string },
  edit: Edit,
  fields: readonly ('code' | 'name')[],
): Edit & { searchTerms: string[] } {
  return { ...edit, searchTerms: searchTermsFrom({ ...seen, ...edit }, fields) };
}

function page<T extends { code: string }>(
  model: Model<T>,
  filter: QueryFilter<T>,
  query: LocationListQuery,
): Promise<[T[], Total]> {
  return listPage<T>(model, { filter, sort: { code: 1, _id: 1 } }, query);
}

async function countBy<T>(model: Model<T>, field: string, ids: readonly string[]): Promise<Counts> {
  const rows = await model.aggregate<{ _id: string; count: number }>([
    { $match: { [field]: { $in: ids } } },
    { $group: { _id: `$${field}`, count: { $sum: 1 } } },
  ]);
  return new Map(rows.map((row) => [row._id, row.count]));
}
