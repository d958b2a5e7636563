import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { GroupCommit } from '@solar/service-kit/mongo/group-commit';
import type { Model, mongo } from 'mongoose';
import type { OrderMailDoc, SentMail } from './order-mail.schema';

/** Newest mails of an order that are shown. */
const SHOWN_MAX = 100;

@Injectable()
export class OrderMailRepository {
  private readonly collection: mongo.Collection<OrderMailDoc>;
  private readonly writes: GroupCommit<SentMail, null>;

  constructor(@InjectModel('OrderMail') model: Model<OrderMailDoc>) {
    this.collection = model.collection as unknown as mongo.Collection<OrderMailDoc>;
    this.writes = new GroupCommit((mails) => this.keepAll(mails), { keyOf: ({ _id }) => _id });
  }

  /** Keeps what became of a try; mails that are sent at the same time share the command. */
  async keep(mail: SentMail): Promise<void> {
    await this.writes.run(mail);
  }

  ofOrder(orderId: string): Promise<OrderMailDoc[]> {
    return this.collection.find({ orderId }).sort({ at: -1 }).limit(SHOWN_MAX).toArray();
  }

  find(orderId: string, mailId: string): Promise<OrderMailDoc | null> {
    return this.collection.findOne({ _id: mailId, orderId });
  }

  private async keepAll(mails: readonly SentMail[]) {
    const writes = mails.map(({ _id, ...mail }) => ({
      updateOne: {
        filter: { _id },
        update: {
          $set: { ...mail, updatedAt: mail.at },
          $setOnInsert: { createdAt: mail.at, version: 0 },
        },
        upsert: true,
      },
    }));
    await this.collection.bulkWrite(writes, { ordered: false });
    return mails.map(() => ({ ok: true as const, value: null }));
  }
}
