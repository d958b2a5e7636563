import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, mongo } from 'mongoose';
import type { OrderDoc } from './order.schema';

const DUE = { documentsDue: { $exists: true }, status: { $ne: 'pending' } } as const;

/** Orders as those see them who issue papers. */
@Injectable()
export class PaperlessOrders {
  private readonly collection: mongo.Collection<OrderDoc>;

  constructor(@InjectModel('Order') orders: Model<OrderDoc>) {
    this.collection = orders.collection as unknown as mongo.Collection<OrderDoc>;
  }

  /** Placed orders that may lack a paper, oldest first. */
  due(limit: number): Promise<OrderDoc[]> {
    return this.collection.find(DUE).sort({ placedAt: 1 }).limit(limit).toArray();
  }

  countDue(): Promise<number> {
    return this.collection.countDocuments(DUE);
  }

  read(ids: readonly string[], session: ClientSession): Promise<OrderDoc[]> {
    return this.collection
      .find({ _id: { $in: [...ids] } }, { session })
      .limit(ids.length)
      .toArray();
  }

  /** All papers of the orders as they were seen are issued; what has changed since looks again. */
  async issued(
    orders: readonly Pick<OrderDoc, '_id' | 'version'>[],
    session?: ClientSession,
  ): Promise<void> {
    const sorted = orders.toSorted((a, b) => (a._id < b._id ? -1 : 1));
    await this.collection.bulkWrite(
      sorted.map(({ _id, version }) => ({
        updateOne: { filter: { _id, version }, update: { $unset: { documentsDue: 1 } } },
      })),
      { session },
    );
  }
}
