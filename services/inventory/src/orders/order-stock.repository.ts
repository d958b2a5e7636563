import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { OrderStockQuery } from '@solar/contracts/inventory/order-inventory';
import type { Total } from '@solar/service-kit/http/paged';
import { beginsWith } from '@solar/service-kit/mongo/text-pattern';
import { listPage } from '@solar/service-kit/mongo/list-page';
import type { Model, QueryFilter } from 'mongoose';
import type { MoveDoc } from '../stock/move.schema';
import type { OrderStockDoc, ReservationDoc } from '../stock/reservation.schema';

/** Holds without an order have no such moment, and their index skips them. */
const ALLOCATED = { $gt: new Date(0) };

/** The filter of a list of orders. */
function ordersFilter(
  query: Pick<OrderStockQuery, 'status' | 'warehouseId' | 'q' | 'orderIds'>,
): QueryFilter<ReservationDoc> {
  const { status, warehouseId, q, orderIds } = query;
  return {
    allocatedAt: ALLOCATED,
    ...(orderIds ? { orderId: { $in: orderIds } } : {}),
    ...(status ? { status } : {}),
    ...(warehouseId ? { 'picks.warehouseId': warehouseId } : {}),
    ...(q ? { orderNumber: beginsWith(q.toUpperCase()) } : {}),
  };
}

/** Reads the stock of orders. */
@Injectable()
export class OrderStockRepository {
  constructor(
    @InjectModel('Reservation') private readonly reservations: Model<ReservationDoc>,
    @InjectModel('Move') private readonly moves: Model<MoveDoc>,
  ) {}

  async list(query: OrderStockQuery): Promise<[OrderStockDoc[], Total]> {
    const filter = ordersFilter(query);
    const direction = query.status === 'allocated' ? 1 : -1;
    return listPage<OrderStockDoc>(
      this.reservations,
      { filter, sort: { allocatedAt: direction, _id: direction }, soughtBy: 'orderNumber' },
      query,
    );
  }

  find(orderId: string): Promise<OrderStockDoc | null> {
    return this.reservations
      .findOne({ orderId, allocatedAt: ALLOCATED })
      .lean<OrderStockDoc>()
      .exec();
  }

  /** The moves with which pieces of the order left that are known by their serial numbers. */
  namedMoves(orderId: string): Promise<MoveDoc[]> {
    return this.moves
      .find({ 'reference.id': orderId, 'serials.0': { $exists: true } })
      .lean<MoveDoc[]>()
      .exec();
  }

  findByNumber(orderNumber: string): Promise<OrderStockDoc | null> {
    return this.reservations
      .findOne({ orderNumber, allocatedAt: ALLOCATED })
      .lean<OrderStockDoc>()
      .exec();
  }
}
