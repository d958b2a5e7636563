import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SerialQuery } from '@solar/contracts/inventory/serials';
import type { Total } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import { beginsWith } from '@solar/service-kit/mongo/text-pattern';
import type { Model, QueryFilter } from 'mongoose';
import type { MoveDoc } from '../stock/move.schema';
import type { SerialDoc } from '../stock/serial.schema';

/** Reads serial numbers. Nothing here writes: the ledger alone does. */
@Injectable()
export class SerialRepository {
  constructor(
    @InjectModel('Serial') private readonly serials: Model<SerialDoc>,
    @InjectModel('Move') private readonly moves: Model<MoveDoc>,
  ) {}

  list(query: SerialQuery): Promise<[SerialDoc[], Total]> {
    const { q, state, productId, warehouseId, binId, orderId } = query;
    const filter: QueryFilter<SerialDoc> = {
      ...(q ? { number: beginsWith(q.toUpperCase()) } : {}),
      ...(state ? { state } : {}),
      ...(productId ? { productId } : {}),
      ...(warehouseId ? { 'at.warehouseId': warehouseId } : {}),
      ...(binId ? { 'at.binId': binId } : {}),
      ...(orderId ? { orderId } : {}),
    };
    const sort = { changedAt: -1, _id: -1 } as const;
    return listPage<SerialDoc>(this.serials, { filter, sort, soughtBy: 'number' }, query);
  }

  find(id: string): Promise<SerialDoc | null> {
    return this.serials.findById(id).lean<SerialDoc>().exec();
  }

  /** Every move that names the piece, the latest first. */
  movesOf({ productId, number }: SerialDoc): Promise<MoveDoc[]> {
    return this.moves
      .find({ serials: number, productId })
      .sort({ at: -1, _id: -1 })
      .lean<MoveDoc[]>()
      .exec();
  }
}
