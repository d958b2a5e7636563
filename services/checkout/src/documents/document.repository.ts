import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Database } from '@solar/service-kit/mongo/database';
import type { ClientSession, Model, mongo } from 'mongoose';
import type { DocumentDoc, Paper } from './document.schema';

type Counter = { _id: string; last: number };

/** An order has one delivery note, a credit note for each refund, and an invoice that a correction replaces. */
const OF_ORDER_MAX = 200;

/** Papers are inserted, and never changed or deleted. */
@Injectable()
export class DocumentRepository {
  private readonly collection: mongo.Collection<DocumentDoc>;

  constructor(
    @InjectModel('Document') model: Model<DocumentDoc>,
    private readonly database: Database,
  ) {
    this.collection = model.collection as unknown as mongo.Collection<DocumentDoc>;
  }

  /** The papers of each order, oldest first. */
  async ofOrders(
    orderIds: readonly string[],
    session?: ClientSession,
  ): Promise<Map<string, Paper[]>> {
    const found = await this.collection
      .find({ orderId: { $in: [...orderIds] } }, { session })
      .limit(OF_ORDER_MAX * orderIds.length)
      .toArray();
    const oldestFirst = found.sort((a, b) => (a._id < b._id ? -1 : 1));
    return new Map(orderIds.map((id) => [id, oldestFirst.filter(({ orderId }) => orderId === id)]));
  }

  async insertAll(papers: readonly Paper[], session: ClientSession): Promise<void> {
    const now = new Date();
    const docs = papers.map((paper) => ({ ...paper, version: 0, createdAt: now, updatedAt: now }));
    await this.collection.insertMany(docs, { session });
  }

  /**
   * Takes so many numbers of a series and answers the last of them, in the transaction that issues the papers: when that fails the
   * numbers were not taken, so that a series has no gaps.
   */
  async take(series: string, count: number, session: ClientSession): Promise<number> {
    const counter = await this.database
      .collection<Counter>('counters')
      .findOneAndUpdate(
        { _id: series },
        { $inc: { last: count } },
        { upsert: true, returnDocument: 'after', session },
      );
    if (!counter) throw new Error('upsert answered nothing');
    return counter.last;
  }
}
