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

  ofOrder(orderId: string, session?: ClientSession): Promise<DocumentDoc[]> {
    const find = this.collection.find({ orderId }, { session });
    return find.sort({ _id: 1 }).limit(OF_ORDER_MAX).toArray();
  }

  async insert(paper: Paper, session: ClientSession): Promise<void> {
    const now = new Date();
    const doc = { ...paper, version: 0, createdAt: now, updatedAt: now };
    await this.collection.insertOne(doc, { session });
  }

  /**
   * The next number of a series, taken in the transaction that issues the paper: when that fails the number was not taken, so that a
   * series has no gaps.
   */
  async next(series: string, session: ClientSession): Promise<number> {
    const counter = await this.database
      .collection<Counter>('counters')
      .findOneAndUpdate(
        { _id: series },
        { $inc: { last: 1 } },
        { upsert: true, returnDocument: 'after', session },
      );
    if (!counter) throw new Error('upsert answered nothing');
    return counter.last;
  }
}
