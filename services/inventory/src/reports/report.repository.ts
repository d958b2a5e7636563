import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LocationKind, MoveReason, StockStatus } from '@solar/contracts/inventory/states';
import type { Model } from 'mongoose';
import type { MoveDoc } from '../stock/move.schema';
import { IN_WAREHOUSE, type ProductStockDoc } from '../stock/product-stock.schema';
import type { ReservationDoc } from '../stock/reservation.schema';

/** Goods in transit between bins have not left. */
const INSIDE: LocationKind[] = ['bin', 'transit'];

export interface StockTotals {
  products: number;
  onHand: number;
  allocated: number;
  held: number;
}

/** Figures over all stock. */
@Injectable()
export class ReportRepository {
  constructor(
    @InjectModel('ProductStock') private readonly products: Model<ProductStockDoc>,
    @InjectModel('Reservation') private readonly reservations: Model<ReservationDoc>,
    @InjectModel('Move') private readonly moves: Model<MoveDoc>,
  ) {}

  async totals(): Promise<StockTotals> {
    const [row] = await this.products.aggregate<StockTotals>([
      { $match: IN_WAREHOUSE },
      {
        $group: {
          _id: null,
          products: { $sum: 1 },
          onHand: { $sum: '$onHand' },
          allocated: { $sum: '$allocated' },
          held: { $sum: '$held' },
        },
      },
    ]);
    return row ?? { products: 0, onHand: 0, allocated: 0, held: 0 };
  }

  async countByStatus(): Promise<Map<StockStatus, number>> {
    const rows = await this.products.aggregate<{ _id: StockStatus; count: number }>([
      { $match: IN_WAREHOUSE },
      { $group: { _id: '$status', count: { $sum: 1 } } },
    ]);
    return new Map(rows.map((row) => [row._id, row.count]));
  }

  /** Products shipped since a moment. */
  countShippedSince(since: Date): Promise<number> {
    return this.products.countDocuments({ deleted: false, lastShippedAt: { $gte: since } }).exec();
  }

  countOrdersToShip(): Promise<number> {
    return this.reservations.countDocuments({ status: 'allocated' }).exec();
  }

  /** Pieces that came in from outside or went out, by day. What moves from bin to bin, or is in transit, does neither. */
  async piecesByDay(since: Date): Promise<{ day: string; in: number; out: number }[]> {
    const pieces = (kind: 'from' | 'to') => ({
      $sum: { $cond: [{ $in: [`$${kind}.kind`, INSIDE] }, '$quantity', 0] },
    });
    const rows = await this.moves.aggregate<{ _id: string; in: number; out: number }>([
      {
        $match: {
          at: { $gte: since },
          $or: [{ 'from.kind': { $nin: INSIDE } }, { 'to.kind': { $nin: INSIDE } }],
        },
      },
      {
        $group: {
          _id: { $dateToString: { format: '%Y-%m-%d', date: '$at' } },
          in: pieces('to'),
          out: pieces('from'),
        },
      },
      { $sort: { _id: 1 } },
    ]);
    return rows.map(({ _id, ...row }) => ({ day: _id, in: row.in, out: row.out }));
  }

  async piecesByReason(
    since: Date,
  ): Promise<{ reason: MoveReason; moves: number; pieces: number }[]> {
    const rows = await this.moves.aggregate<{
      _id: MoveReason;
      moves: number;
      pieces: number;
    }>([
      { $match: { at: { $gte: since } } },
      { $group: { _id: '$reason', moves: { $sum: 1 }, pieces: { $sum: '$quantity' } } },
      { $sort: { pieces: -1, _id: 1 } },
    ]);
    return rows.map(({ _id, moves, pieces }) => ({ reason: _id, moves, pieces }));
  }

  /** What one end of all moves adds up to, by kind of location and warehouse. */
  async piecesAt(
    end: 'from' | 'to',
  ): Promise<{ kind: LocationKind; warehouseId: string; pieces: number }[]> {
    const rows = await this.moves.aggregate<{
      _id: { kind: LocationKind; warehouseId?: string };
      pieces: number;
    }>([
      {
        $group: {
          _id: { kind: `$${end}.kind`, warehouseId: `$${end}.warehouseId` },
          pieces: { $sum: '$quantity' },
        },
      },
    ]);
    return rows.map(({ _id, pieces }) => ({
      kind: _id.kind,
      warehouseId: _id.warehouseId ?? '',
      pieces,
    }));
  }
}
