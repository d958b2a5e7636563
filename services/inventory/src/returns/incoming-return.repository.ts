import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { IncomingReturnQuery } from '@solar/contracts/inventory/returns';
import type { Total } from '@solar/service-kit/http/paged';
import type { Owed } from '@solar/service-kit/messaging/outbox-field';
import { listPage } from '@solar/service-kit/mongo/list-page';
import { beginsWith } from '@solar/service-kit/mongo/text-pattern';
import type { ClientSession, Model, mongo, QueryFilter } from 'mongoose';
import type { IncomingReturnDoc } from './incoming-return.schema';

type Received = Pick<IncomingReturnDoc, 'received' | 'note' | 'actor' | 'receivedAt'>;

/** The sender's name finds a parcel among those that are expected; after that it is in the order alone. */
const OVER = { customerName: '' };

/** What the warehouse expects back, in the database. */
@Injectable()
export class IncomingReturnRepository {
  private readonly collection: mongo.Collection<IncomingReturnDoc>;

  constructor(@InjectModel('IncomingReturn') private readonly model: Model<IncomingReturnDoc>) {
    this.collection = model.collection as unknown as mongo.Collection<IncomingReturnDoc>;
  }

  get name(): string {
    return this.collection.collectionName;
  }

  list(query: IncomingReturnQuery): Promise<[IncomingReturnDoc[], Total]> {
    const { status, orderId, q } = query;
    const filter: QueryFilter<IncomingReturnDoc> = {
      ...(status ? { status } : {}),
      ...(orderId ? { orderId } : {}),
      ...(q ? { number: beginsWith(q.toUpperCase()) } : {}),
    };
    const sort = { expectedAt: -1, _id: -1 } as const;
    return listPage<IncomingReturnDoc>(this.model, { filter, sort, soughtBy: 'number' }, query);
  }

  find(id: string): Promise<IncomingReturnDoc | null> {
    return this.collection.findOne({ _id: id });
  }

  /** Throws a duplicate key error when the return is known. */
  async insert(doc: Omit<IncomingReturnDoc, 'version'>): Promise<void> {
    await this.collection.insertOne({ ...doc, version: 0 });
  }

  /** Notes what came, and forgets who sent it, while the return is expected. False when it is not. */
  async receive(id: string, received: Received, session: ClientSession): Promise<boolean> {
    const { matchedCount } = await this.collection.updateOne(
      { _id: id, status: 'expected' },
      { $set: { ...received, ...OVER, status: 'received' as const }, $inc: { version: 1 } },
      { session },
    );
    return matchedCount === 1;
  }

  /** Expects the return no longer. False when it was received, withdrawn or never announced. */
  async withdraw(id: string, outbox: Owed): Promise<boolean> {
    const { matchedCount } = await this.collection.updateOne(
      { _id: id, status: 'expected' },
      { $set: { ...OVER, status: 'withdrawn' as const, outbox }, $inc: { version: 1 } },
    );
    return matchedCount === 1;
  }
}
