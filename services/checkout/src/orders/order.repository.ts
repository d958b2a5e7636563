import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import type { PaymentStatus } from '@solar/contracts/checkout/payment-states';
import type { Total } from '@solar/service-kit/http/paged';
import type { PageQuery } from '@solar/contracts/common/pagination';
import { GroupedWrites } from '@solar/service-kit/mongo/grouped-writes';
import { listPage } from '@solar/service-kit/mongo/list-page';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import type { WriteBatch } from '@solar/service-kit/mongo/write-batch';
import { problem } from '@solar/service-kit/errors/problem';
import { appended, type Owed } from '@solar/service-kit/messaging/outbox-field';
import type { ClientSession, Model, mongo, QueryFilter } from 'mongoose';
import { currentStaff } from './current-staff';
import type { OrderWithPieces } from './order-pieces';
import type {
  HandSentMail,
  ListedOrder,
  OrderDoc,
  OrderNoteDoc,
  OrderRefundDoc,
  OrderStaff,
  OrderState,
  SentPartDoc,
  SentSerial,
} from './order.schema';

const STAFF_NOTES_MAX = 200;
const ORDERS_WITH_PIECES_MAX = 100;
const PIECES = { orderNumber: 1, lines: 1, serials: 1, history: 1, parts: 1, placedAt: 1 } as const;
const HAND_SENT_MAX = 100;

export type OrderFilter = { status?: OrderStatus; customerId?: string; q?: string };
export type OrderMove = {
  status: OrderStatus;
  note: string | null;
  at: Date;
  /** Who moved it, where that is not the person whose request is at work. */
  by?: OrderStaff | null | undefined;
  part?: SentPartDoc | undefined;
  set?: Partial<
    Pick<
      OrderDoc,
      | 'carrier'
      | 'trackingNumber'
      | 'paymentStatus'
      | 'documentsDue'
      | 'notShipped'
      | 'shortages'
      | 'parts'
    >
  >;
};

/** What a row of a list shows. */
const LISTED = {
  orderNumber: 1,
  status: 1,
  paymentStatus: 1,
  placedAt: 1,
  customerName: 1,
  'shippingAddress.fullName': 1,
  email: 1,
  itemCount: 1,
  'totals.total': 1,
  trackingNumber: 1,
} as const;

const SORTS: Record<string, Record<string, 1 | -1>> = {
  '-placedAt': { placedAt: -1, _id: 1 },
  placedAt: { placedAt: 1, _id: -1 },
  '-total': { totalMinor: -1, _id: 1 },
  total: { totalMinor: 1, _id: -1 },
};

@Injectable()
export class OrderRepository {
  private readonly collection: mongo.Collection<OrderDoc>;
  private readonly grouped: GroupedWrites<OrderDoc>;

  constructor(@InjectModel('Order') private readonly orders: Model<OrderDoc>) {
    this.collection = orders.collection as unknown as mongo.Collection<OrderDoc>;
    this.grouped = new GroupedWrites(this.collection);
  }

  findById(id: string, session?: ClientSession): Promise<OrderDoc | null> {
    return this.orders
      .findById(id)
      .session(session ?? null)
      .lean();
  }

  findOwned(id: string, customerId: string): Promise<OrderDoc | null> {
    return this.orders.findOne({ _id: id, customerId }).lean();
  }

  /** The customer's newest orders that pieces were sent with by their serial numbers, or the one of a number. */
  withPieces(customerId: string, number: string | undefined): Promise<OrderWithPieces[]> {
    const sent = number === undefined ? { $exists: true } : { $elemMatch: { number } };
    return this.orders
      .find({ customerId, serials: sent }, PIECES)
      .sort({ placedAt: -1, _id: 1 })
      .limit(ORDERS_WITH_PIECES_MAX)
      .lean<OrderWithPieces[]>();
  }

  findByNumber(orderNumber: string): Promise<OrderDoc | null> {
    return this.orders.findOne({ orderNumber }).lean();
  }

  async insertAll(orders: readonly OrderState[], batch: WriteBatch): Promise<void> {
    const now = new Date();
    const rows = orders.map((order) => ({ ...order, createdAt: now, updatedAt: now }));
    await batch.insert(this.collection, rows);
  }

  list(filter: OrderFilter, page: PageQuery, sort = '-placedAt'): Promise<[ListedOrder[], Total]> {
    const order = SORTS[sort] ?? { placedAt: -1, _id: 1 };
    const listing = {
      filter: toQuery(filter),
      sort: order,
      projection: LISTED,
      soughtBy: 'search',
    };
    return listPage<ListedOrder>(this.orders, listing, page);
  }

  /** Moves an order on from the version that the caller has seen, and owes what the move announces. 409 when somebody was faster. */
  async move(
    seen: OrderDoc,
    { status, note, at, set, by: other, part }: OrderMove,
    owed: Owed,
    session?: ClientSession,
  ): Promise<OrderDoc> {
    const added = appended(owed);
    const by = currentStaff() ?? other;
    const step = { status, note, at, ...(by && { by }), ...(part && { part }) };
    const moved = await this.collection.findOneAndUpdate(
      { _id: seen._id, version: seen.version },
      {
        $set: { ...set, status, updatedAt: at, ...added.$set },
        $push: { history: step, ...added.$push },
        $unset: { wakeAt: 1, onAllocated: 1 },
        $inc: { version: 1 },
      },
      { returnDocument: 'after', session },
    );
    if (!moved) {
      throw problem.conflict('conflict.version', 'Somebody else changed this order; load it again');
    }
    return moved;
  }

  /**
   * The saga's own step: what the order owes on its allocation takes the place of `confirmHold`, which the answer proves published, and
   * a paid order is placed. Null when the order is not waiting for its stock. Shares its command with those of other orders.
   */
  allocate(id: string, at: Date): Promise<OrderDoc | null> {
    const placed = [{ status: 'processing', at, note: null }];
    const paid = { $eq: ['$paymentStatus', 'succeeded'] };
    return this.grouped.updateAndRead({
      id,
      filter: { status: 'pending', allocatedAt: null },
      update: [
        {
          $set: {
            allocatedAt: at,
            updatedAt: at,
            version: { $add: ['$version', 1] },
            outbox: { $mergeObjects: ['$onAllocated', { at }] },
            status: { $cond: [paid, 'processing', '$status'] },
            history: { $cond: [paid, { $concatArrays: ['$history', placed] }, '$history'] },
          },
        },
        { $unset: ['onAllocated', 'wakeAt'] },
      ],
      // An order is allocated once; the same answer again at this very moment would publish the same messages.
      isMade: ({ allocatedAt }) => allocatedAt?.getTime() === at.getTime(),
    });
  }

  /** The money of a transfer has come; the order is placed now, or by its allocation when that is still to come. */
  async receive(seen: OrderDoc, announced: Owed, session: ClientSession): Promise<OrderDoc | null> {
    const at = new Date();
    const filter = { _id: seen._id, version: seen.version, status: 'pending' as const };
    const paid = {
      paymentStatus: 'succeeded' as const,
      documentsDue: true as const,
      shippingMethod: seen.shippingMethod,
      updatedAt: at,
    };
    const status = 'processing' as const;
    const by = currentStaff();
    const added = appended(announced);
    const update =
      seen.allocatedAt === null
        ? { $set: { ...paid, onAllocated: announced } }
        : {
            $set: { ...paid, status, ...added.$set },
            $push: { history: { status, at, note: null, ...(by && { by }) }, ...added.$push },
          };
    return this.collection.findOneAndUpdate(
      filter,
      { ...update, $inc: { version: 1 } },
      { returnDocument: 'after', session },
    );
  }

  async setRefunded(
    id: string,
    refundedMinor: number,
    paymentStatus: PaymentStatus,
    refund: Omit<OrderRefundDoc, 'at'>,
    session: ClientSession,
  ): Promise<OrderDoc | null> {
    const at = new Date();
    return this.collection.findOneAndUpdate(
      { _id: id },
      {
        $set: { refundedMinor, paymentStatus, documentsDue: true as const, updatedAt: at },
        $push: { refunds: { ...refund, at } },
        $inc: { version: 1 },
      },
      { returnDocument: 'after', session },
    );
  }

  /** Keeps which pieces were sent; a repeated report changes nothing. */
  async addSerials(id: string, serials: readonly SentSerial[]): Promise<void> {
    if (serials.length === 0) return;
    await this.collection.updateOne(
      { _id: id },
      { $addToSet: { serials: { $each: [...serials] } } },
    );
  }

  /** Adds a note of staff; null when there is no such order, or it has too many. */
  addNote(id: string, note: OrderNoteDoc): Promise<OrderDoc | null> {
    return this.collection.findOneAndUpdate(
      { _id: id, [`staffNotes.${STAFF_NOTES_MAX - 1}`]: { $exists: false } },
      { $push: { staffNotes: note }, $set: { updatedAt: note.at } },
      { returnDocument: 'after' },
    );
  }

  /** Owes a mail that staff send by hand; null when there is no such order, or it has too many. */
  addHandSent(id: string, sent: HandSentMail, owed: Owed): Promise<OrderDoc | null> {
    const added = appended(owed);
    return this.collection.findOneAndUpdate(
      { _id: id, [`handSent.${HAND_SENT_MAX - 1}`]: { $exists: false } },
      {
        $push: { handSent: sent, ...added.$push },
        $set: { updatedAt: sent.at, ...added.$set },
      },
      { returnDocument: 'after' },
    );
  }

  /** Corrects the buyer's tax number of the order as it was seen; its papers are looked at again. 409 when somebody was faster. */
  async correctTaxNumber(
    { _id, version }: Pick<OrderDoc, '_id' | 'version'>,
    taxNumber: string | null,
    owed: Owed | null,
  ): Promise<OrderDoc> {
    const added = owed && appended(owed);
    const corrected = await this.collection.findOneAndUpdate(
      { _id, version },
      {
        $set: {
          taxNumber,
          taxNumberCorrected: true,
          documentsDue: true as const,
          updatedAt: new Date(),
          ...added?.$set,
        },
        ...(added && { $push: added.$push }),
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    );
    if (!corrected) {
      throw problem.conflict('conflict.version', 'Somebody else changed this order; load it again');
    }
    return corrected;
  }

  /** Counts one more return of the order as it was seen, and answers which it is. 409 when somebody was faster. */
  async countReturn(
    { _id, version }: Pick<OrderDoc, '_id' | 'version'>,
    session: ClientSession,
  ): Promise<number> {
    const counted = await this.collection.findOneAndUpdate(
      { _id, version },
      { $inc: { returnCount: 1, version: 1 }, $set: { updatedAt: new Date() } },
      { returnDocument: 'after', session, projection: { returnCount: 1 } },
    );
    if (!counted) {
      throw problem.conflict('conflict.version', 'Somebody else changed this order; load it again');
    }
    return counted.returnCount ?? 1;
  }

  /** The customer's order before. */
  async lastOf(customerId: string): Promise<OrderDoc | null> {
    return this.collection.findOne({ customerId }, { sort: { placedAt: -1, _id: 1 } });
  }

  countDue(before: Date): Promise<number> {
    return this.collection.countDocuments({ wakeAt: { $exists: true, $lte: before } });
  }

  /** Pending orders whose stock has not been answered for. */
  due(now: Date, limit: number): Promise<OrderDoc[]> {
    return this.orders
      .find({ wakeAt: { $exists: true, $lte: now } })
      .sort({ wakeAt: 1 })
      .limit(limit)
      .lean();
  }

  /** Owes one more message while the order still waits for its stock. Null when it does not. */
  askAgain(id: string, owed: Owed, wakeAt: Date): Promise<OrderDoc | null> {
    return this.collection.findOneAndUpdate(
      { _id: id, status: 'pending', allocatedAt: null },
      { $set: { wakeAt, outbox: owed } },
      { returnDocument: 'after' },
    );
  }
}

function toQuery(filter: OrderFilter): QueryFilter<OrderDoc> {
  const where: QueryFilter<OrderDoc> = {};
  if (filter.status) where.status = filter.status;
  if (filter.customerId) where.customerId = filter.customerId;
  const { $and: words } = searchTermsFilter(filter.q);
  if (words) where.$and = words.map(({ searchTerms }) => ({ search: searchTerms }));
  return where;
}
