import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import type { PaymentStatus } from '@solar/contracts/checkout/payment-states';
import { skipOf } from '@solar/service-kit/http/paged';
import type { PageQuery } from '@solar/contracts/common/pagination';
import { beginsWith } from '@solar/service-kit/mongo/text-pattern';
import { updateVersioned } from '@solar/service-kit/mongo/update-versioned';
import type { ClientSession, Model, QueryFilter, SortOrder } from 'mongoose';
import type { OrderDoc } from './order.schema';

export type NewOrder = Omit<OrderDoc, 'version' | 'createdAt' | 'updatedAt'>;
export type OrderFilter = { status?: OrderStatus; customerId?: string; q?: string };
type OrderChanges = Partial<Pick<OrderDoc, 'carrier' | 'trackingNumber'>>;

const SORTS: Record<string, Record<string, SortOrder>> = {
  '-placedAt': { placedAt: -1, _id: 1 },
  placedAt: { placedAt: 1, _id: -1 },
  '-total': { totalMinor: -1, _id: 1 },
  total: { totalMinor: 1, _id: -1 },
};

@Injectable()
export class OrderRepository {
  constructor(@InjectModel('Order') private readonly orders: Model<OrderDoc>) {}

  findById(id: string, session?: ClientSession): Promise<OrderDoc | null> {
    return this.orders
      .findById(id)
      .session(session ?? null)
      .lean();
  }

  findOwned(id: string, customerId: string): Promise<OrderDoc | null> {
    return this.orders.findOne({ _id: id, customerId }).lean();
  }

  findByNumber(orderNumber: string): Promise<OrderDoc | null> {
    return this.orders.findOne({ orderNumber }).lean();
  }

  async insert(order: NewOrder, session: ClientSession): Promise<void> {
    await this.orders.create([order], { session });
  }

  async list(
    filter: OrderFilter,
    page: PageQuery,
    sort = '-placedAt',
  ): Promise<{ items: OrderDoc[]; total: number }> {
    const where = toQuery(filter);
    const [items, total] = await Promise.all([
      this.orders
        .find(where)
        .sort(SORTS[sort] ?? { placedAt: -1, _id: 1 })
        .skip(skipOf(page))
        .limit(page.pageSize)
        .lean(),
      this.orders.countDocuments(where),
    ]);
    return { items, total };
  }

  /** Moves an order on from the status that the caller has seen. 409 when somebody was faster. */
  setStatus(
    seen: OrderDoc,
    status: OrderStatus,
    change: { note: string | null; at: Date } & OrderChanges,
    session: ClientSession,
  ): Promise<void> {
    const { note, at, ...fields } = change;
    return updateVersioned(
      this.orders,
      seen,
      { $set: { ...fields, status }, $push: { history: { status, at, note } } },
      session,
    );
  }

  /** Placement: the saga's own move, guarded by the status alone. Null when the order is not pending. */
  place(id: string, at: Date, session: ClientSession): Promise<OrderDoc | null> {
    return this.orders
      .findOneAndUpdate(
        { _id: id, status: 'pending' },
        {
          $set: { status: 'processing' },
          $push: { history: { status: 'processing', at, note: null } },
          $inc: { version: 1 },
        },
        { session, returnDocument: 'after' },
      )
      .lean();
  }

  async setRefunded(
    id: string,
    refundedMinor: number,
    paymentStatus: PaymentStatus,
    session: ClientSession,
  ): Promise<void> {
    await this.orders.updateOne(
      { _id: id },
      { $set: { refundedMinor, paymentStatus }, $inc: { version: 1 } },
      { session },
    );
  }
}

function toQuery(filter: OrderFilter): QueryFilter<OrderDoc> {
  const where: QueryFilter<OrderDoc> = {};
  if (filter.status) where.status = filter.status;
  if (filter.customerId) where.customerId = filter.customerId;
  if (filter.q) where.search = beginsWith(filter.q.toLowerCase());
  return where;
}
