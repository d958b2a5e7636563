import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { OrderLogQuery } from '@solar/contracts/inventory/order-inventory';
import { ORDER_STOCK_STATUSES, type OrderStockStatus } from '@solar/contracts/inventory/states';
import { skipOf, type Total } from '@solar/service-kit/http/paged';
import {
  boundedTotal,
  narrowed,
  refuseBeyondBound,
  TOTAL_BOUND,
} from '@solar/service-kit/mongo/list-page';
import { beginsWith } from '@solar/service-kit/mongo/text-pattern';
import type { Model, PipelineStage, QueryFilter } from 'mongoose';
import { periodFilter } from '../lists/period';
import type { HistoryEntry, HistoryLine } from '../stock/domain/stock-rows';
import type { ReservationDoc } from '../stock/reservation.schema';

/** One line of one step in the history of an order's reservation. */
export interface OrderLogRow {
  orderId: string;
  orderNumber: string;
  /** Position of the line in its step. */
  line: number;
  history: Omit<HistoryEntry, 'status' | 'lines'> & {
    status: OrderStockStatus;
    lines: HistoryLine;
  };
}

/** The reservations that may have matching steps; each of its variants has an index. */
function logCandidates(query: OrderLogQuery): QueryFilter<ReservationDoc> {
  const { orderId, productId, q, from, to } = query;
  return {
    loggedAt: { $gte: new Date(from ?? 0) },
    ...(to ? { allocatedAt: { $lte: new Date(to) } } : {}),
    ...(orderId ? { orderId } : {}),
    ...(productId ? { 'lines.productId': productId } : {}),
    ...(q ? { orderNumber: beginsWith(q.toUpperCase()) } : {}),
  };
}

function matchingRows(query: OrderLogQuery): PipelineStage[] {
  const { productId, operation } = query;
  return [
    { $project: { orderId: 1, orderNumber: 1, history: 1 } },
    { $unwind: '$history' },
    {
      $match: {
        'history.status': operation ?? { $in: [...ORDER_STOCK_STATUSES] },
        ...periodFilter('history.at', query),
      },
    },
    { $unwind: { path: '$history.lines', includeArrayIndex: 'line' } },
    ...(productId ? [{ $match: { 'history.lines.productId': productId } }] : []),
  ];
}

/** Reads the order inventory log out of the histories of reservations. */
@Injectable()
export class OrderLogRepository {
  constructor(@InjectModel('Reservation') private readonly reservations: Model<ReservationDoc>) {}

  /** A page of the log, the latest first. */
  async list(query: OrderLogQuery): Promise<[OrderLogRow[], Total]> {
    refuseBeyondBound(query);
    const listing = { filter: logCandidates(query), soughtBy: 'orderNumber' };
    const { filter, hint } = await narrowed(this.reservations, listing);
    const options = hint ? { hint } : {};
    const candidates: PipelineStage[] = [{ $match: filter }];
    const rows = matchingRows(query);
    const end = skipOf(query) + query.pageSize;
    const items = await this.reservations.aggregate<OrderLogRow>(
      [
        ...candidates,
        ...latestCandidates(query, end),
        ...rows,
        { $sort: { 'history.at': -1, 'history.id': -1, line: 1 } },
        { $skip: skipOf(query) },
        { $limit: query.pageSize },
      ],
      options,
    );
    const [counted] = await this.reservations.aggregate<{ total: number }>(
      [...candidates, ...rows, { $limit: TOTAL_BOUND }, { $count: 'total' }],
      options,
    );
    return [items, boundedTotal(counted?.total ?? 0)];
  }
}

/**
 * The stages that leave out reservations which cannot be on the page. Each reservation has at least one row, its latest at `loggedAt`,
 * so that the first `end` rows are all of the `end` reservations that come first by `loggedAt`. This holds only while every row of a
 * reservation counts, so a filter on rows leaves out nothing.
 */
function latestCandidates(query: OrderLogQuery, end: number): PipelineStage[] {
  const { productId, operation, from, to } = query;
  if (productId || operation || from || to) return [];
  return [{ $sort: { loggedAt: -1 } }, { $limit: end }];
}
