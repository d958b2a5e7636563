import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AnyBulkWriteOperation, Model } from 'mongoose';
import type { UserDoc } from './user.schema';

/** Longer than the streams keep messages, which can be delivered again as long as they are kept. */
const REMEMBER_MS = 14 * 86_400_000;

/** An order as the figures count it. */
export type PlacedOrder = {
  orderId: string;
  customerId: string;
  spentMinor: number;
  currency: string;
  placedAt: Date;
};

/** What customers have bought, kept with them for the customer list. */
@Injectable()
export class OrderFigures {
  constructor(@InjectModel('User') private readonly users: Model<UserDoc>) {}

  /** Counts orders in one command, each once: its id is stored with the sums it is part of. */
  async count(orders: readonly PlacedOrder[], now = new Date()): Promise<void> {
    const customers = [...new Set(orders.map(({ customerId }) => customerId))];
    const writes = [
      ...orders.map((order) => counting(order, now)),
      ...customers.map((id) => forgetting(id, new Date(now.getTime() - REMEMBER_MS))),
    ];
    await this.users.bulkWrite(writes, { ordered: true, timestamps: false });
  }
}

/** Orders are facts that arrive as messages; they change no version. */
function counting(order: PlacedOrder, at: Date): AnyBulkWriteOperation<UserDoc> {
  const { orderId: id, customerId, spentMinor, currency, placedAt } = order;
  return {
    updateOne: {
      filter: { _id: customerId, 'countedOrders.id': { $ne: id } },
      update: {
        $inc: { 'orders.count': 1, 'orders.spentMinor': spentMinor },
        $set: { 'orders.currency': currency },
        $max: { 'orders.lastOrderAt': placedAt },
        $push: { countedOrders: { id, at } },
      },
    },
  };
}

function forgetting(customerId: string, before: Date): AnyBulkWriteOperation<UserDoc> {
  return {
    updateOne: {
      filter: { _id: customerId, 'countedOrders.at': { $lt: before } },
      update: { $pull: { countedOrders: { at: { $lt: before } } } },
    },
  };
}
