import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { idPattern } from '@solar/contracts/common/ids';
import type { MoveQuery } from '@solar/contracts/inventory/moves';
import type { Total } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import type { Model, QueryFilter } from 'mongoose';
import { periodFilter } from '../lists/period';
import type { MoveDoc } from '../stock/move.schema';

/** Reads the ledger. Nothing here writes: entries come from the ledger alone. */
@Injectable()
export class MoveRepository {
  constructor(@InjectModel('Move') private readonly moves: Model<MoveDoc>) {}

  async list(query: MoveQuery): Promise<[MoveDoc[], Total]> {
    const { productId, warehouseId, binId, reason, reference } = query;
    const soughtBy = idPattern().test(reference ?? '') ? 'reference.id' : 'reference.number';
    const either = (field: string, value: string) => ({
      $or: [{ [`from.${field}`]: value }, { [`to.${field}`]: value }],
    });
    const conditions: QueryFilter<MoveDoc>[] = [
      periodFilter('at', query),
      ...(productId ? [{ productId }] : []),
      ...(reason ? [{ reason }] : []),
      ...(warehouseId ? [either('warehouseId', warehouseId)] : []),
      ...(binId ? [either('binId', binId)] : []),
      ...(reference ? [{ [soughtBy]: reference }] : []),
    ];
    const filter = { $and: conditions };
    return listPage<MoveDoc>(this.moves, { filter, sort: { at: -1, _id: -1 }, soughtBy }, query);
  }
}
