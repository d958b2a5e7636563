import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MovementClass } from '@solar/contracts/inventory/states';
import type { StockLevelQuery } from '@solar/contracts/inventory/stock-levels';
import type { Total } from '@solar/service-kit/http/paged';
import { parseSort } from '@solar/service-kit/http/parse-sort';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { listPage } from '@solar/service-kit/mongo/list-page';
import type { Model, QueryFilter } from 'mongoose';
import type { BalanceDoc } from '../stock/balance.schema';
import { movementCutoffs } from '../stock/domain/availability';
import type { OrderStockDoc, ReservationDoc } from '../stock/reservation.schema';
import { IN_WAREHOUSE, type ProductStockDoc } from '../stock/product-stock.schema';

/** Holds and orders that a product's page lists at most. */
const DETAIL_MAX = 50;

const SORTS = { sku: 'sku', name: 'name', available: 'available', onHand: 'onHand' };

export interface PlaceCounts {
  onHand: number;
  allocated: number;
}

function shippedWithin(movement: MovementClass, now: Date): QueryFilter<ProductStockDoc> {
  const { fast, slow } = movementCutoffs(now);
  switch (movement) {
    case 'fast':
      return { lastShippedAt: { $gte: fast } };
    case 'slow':
      return { lastShippedAt: { $gte: slow, $lt: fast } };
    case 'non_moving':
      return { $or: [{ lastShippedAt: null }, { lastShippedAt: { $lt: slow } }] };
  }
}

/** What is read about stock levels. */
@Injectable()
export class StockLevelRepository {
  constructor(
    @InjectModel('ProductStock') private readonly products: Model<ProductStockDoc>,
    @InjectModel('Balance') private readonly balances: Model<BalanceDoc>,
    @InjectModel('Reservation') private readonly reservations: Model<ReservationDoc>,
  ) {}

  async list(query: StockLevelQuery, now: Date): Promise<[ProductStockDoc[], Total]> {
    const { q, warehouseId, zoneId, productId, status, movementClass } = query;
    const place = { ...(warehouseId ? { warehouseId } : {}), ...(zoneId ? { zoneId } : {}) };
    const conditions: QueryFilter<ProductStockDoc>[] = [
      // Whoever looks for a product may be about to receive its first pieces.
      q || productId ? { deleted: false } : IN_WAREHOUSE,
      ...(productId ? [{ _id: productId }] : []),
      ...(status ? [{ status }] : []),
      ...(movementClass ? [shippedWithin(movementClass, now)] : []),
      searchTermsFilter(q),
      ...(warehouseId || zoneId ? [{ _id: { $in: await this.productsAt(place) } }] : []),
    ];
    const filter = { $and: conditions };
    return listPage<ProductStockDoc>(
      this.products,
      { filter, sort: parseSort(query.sort, SORTS) },
      query,
    );
  }

  find(productId: string): Promise<ProductStockDoc | null> {
    return this.products.findOne({ _id: productId, deleted: false }).lean<ProductStockDoc>().exec();
  }

  /** Pieces of products in one warehouse or zone. */
  async countsAt(
    productIds: readonly string[],
    place: { warehouseId?: string | undefined; zoneId?: string | undefined },
  ): Promise<Map<string, PlaceCounts>> {
    const { warehouseId, zoneId } = place;
    const rows = await this.balances.aggregate<PlaceCounts & { _id: string }>([
      {
        $match: {
          productId: { $in: productIds },
          ...(warehouseId ? { warehouseId } : {}),
          ...(zoneId ? { zoneId } : {}),
        },
      },
      {
        $group: {
          _id: '$productId',
          onHand: { $sum: '$onHand' },
          allocated: { $sum: '$allocated' },
        },
      },
    ]);
    return new Map(rows.map(({ _id, ...counts }) => [_id, counts]));
  }

  /** Pieces in holds whose time is over and which nobody has ended yet: they count as nothing. */
  async overdue(productIds: readonly string[], now: Date): Promise<Map<string, number>> {
    const due = await this.reservations
      .find(
        { status: 'held', expiresAt: { $lte: now }, 'lines.productId': { $in: productIds } },
        { lines: 1 },
      )
      .lean();
    const sums = new Map<string, number>();
    for (const line of due.flatMap((hold) => hold.lines)) {
      sums.set(line.productId, (sums.get(line.productId) ?? 0) + line.quantity);
    }
    return sums;
  }

  /** The counters' version stays: it is the ledger's. */
  async setBarcode(productId: string, barcode: string | null): Promise<void> {
    const change = barcode === null ? { $unset: { barcode: 1 as const } } : { $set: { barcode } };
    await this.products.updateOne({ _id: productId }, change);
  }

  balancesOf(productId: string): Promise<BalanceDoc[]> {
    return this.balances
      .find({ productId, onHand: { $gt: 0 } })
      .sort({ warehouseId: 1, binId: 1, lot: 1 })
      .lean<BalanceDoc[]>()
      .exec();
  }

  runningHolds(productId: string, now: Date): Promise<ReservationDoc[]> {
    return this.reservations
      .find({ status: 'held', expiresAt: { $gt: now }, 'lines.productId': productId })
      .sort({ expiresAt: 1 })
      .limit(DETAIL_MAX)
      .lean<ReservationDoc[]>()
      .exec();
  }

  openOrders(productId: string): Promise<OrderStockDoc[]> {
    return this.reservations
      .find({ 'lines.productId': productId, status: 'allocated' })
      .sort({ allocatedAt: 1 })
      .limit(DETAIL_MAX)
      .lean<OrderStockDoc[]>()
      .exec();
  }

  private async productsAt(place: { warehouseId?: string; zoneId?: string }): Promise<string[]> {
    return this.balances.distinct('productId', { ...place, onHand: { $gt: 0 } }).exec();
  }
}
