import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { listReturnsQuerySchema } from '@solar/contracts/checkout/returns-http';
import { problem } from '@solar/service-kit/errors/problem';
import type { Total } from '@solar/service-kit/http/paged';
import { appended, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { listPage } from '@solar/service-kit/mongo/list-page';
import { beginsWith } from '@solar/service-kit/mongo/text-pattern';
import type { ClientSession, Model, mongo, QueryFilter } from 'mongoose';
import type { z } from 'zod';
import type { ReturnDoc, ReturnEventDoc } from './return.schema';

export type NewReturn = Omit<ReturnDoc, 'version' | 'createdAt' | 'updatedAt'>;
export type ReturnChange = Partial<Pick<ReturnDoc, 'lines' | 'refund'>>;

/** What is opened for one order, whatever became of it: what is claimed is counted over all of them. */
export const RETURNS_OF_ORDER_MAX = 50;

@Injectable()
export class ReturnRepository {
  private readonly collection: mongo.Collection<ReturnDoc>;

  constructor(@InjectModel('Return') private readonly model: Model<ReturnDoc>) {
    this.collection = model.collection as unknown as mongo.Collection<ReturnDoc>;
  }

  async insert(doc: NewReturn, session: ClientSession): Promise<ReturnDoc> {
    const now = new Date();
    const made = { ...doc, version: 0, createdAt: now, updatedAt: now };
    await this.collection.insertOne(made, { session });
    return made;
  }

  find(id: string, session?: ClientSession): Promise<ReturnDoc | null> {
    return this.collection.findOne({ _id: id }, { session });
  }

  findOwned(id: string, customerId: string): Promise<ReturnDoc | null> {
    return this.collection.findOne({ _id: id, customerId });
  }

  /** The returns of an order, newest first. */
  ofOrder(orderId: string, session?: ClientSession): Promise<ReturnDoc[]> {
    return this.collection
      .find({ orderId }, { session })
      .sort({ createdAt: -1, _id: 1 })
      .limit(RETURNS_OF_ORDER_MAX)
      .toArray();
  }

  list(query: z.infer<typeof listReturnsQuerySchema>): Promise<[ReturnDoc[], Total]> {
    const { status, orderId, q } = query;
    const filter: QueryFilter<ReturnDoc> = {
      ...(status ? { status } : {}),
      ...(orderId ? { orderId } : {}),
      ...(q ? { search: beginsWith(q.toLowerCase()) } : {}),
    };
    const sort = { createdAt: -1, _id: 1 } as const;
    return listPage<ReturnDoc>(this.model, { filter, sort, soughtBy: 'search' }, query);
  }

  /** Moves a return on from the version that the caller has seen. 409 when somebody was faster. */
  async move(
    seen: ReturnDoc,
    event: ReturnEventDoc,
    set: ReturnChange,
    owed: Owed | null,
    session?: ClientSession,
  ): Promise<ReturnDoc> {
    const added = owed && appended(owed);
    const moved = await this.collection.findOneAndUpdate(
      { _id: seen._id, version: seen.version },
      {
        $set: { ...set, status: event.status, updatedAt: event.at, ...added?.$set },
        $push: { history: event, ...added?.$push },
        $inc: { version: 1 },
      },
      { returnDocument: 'after', session },
    );
    if (!moved) {
      throw problem.conflict(
        'conflict.version',
        'Somebody else changed this return; load it again',
      );
    }
    return moved;
  }
}
