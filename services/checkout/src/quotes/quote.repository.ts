import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { QuoteStatus } from '@solar/contracts/checkout/quote-states';
import type { PageQuery } from '@solar/contracts/common/pagination';
import { problem } from '@solar/service-kit/errors/problem';
import type { Total } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import { appended, type Owed } from '@solar/service-kit/messaging/outbox-field';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type { QuoteDoc } from './quote.schema';

export type NewQuote = Omit<QuoteDoc, 'version' | 'createdAt' | 'updatedAt'>;
export type QuoteAnswer = Pick<QuoteDoc, 'lines' | 'validUntil' | 'note' | 'quotedRevision'>;

@Injectable()
export class QuoteRepository {
  constructor(@InjectModel('Quote') private readonly quotes: Model<QuoteDoc>) {}

  async insert(quote: NewQuote): Promise<QuoteDoc> {
    const [doc] = await this.quotes.create([quote]);
    if (!doc) throw new Error('create answered nothing');
    return doc.toObject();
  }

  findById(id: string): Promise<QuoteDoc | null> {
    return this.quotes.findById(id).lean();
  }

  findOwned(id: string, customerId: string): Promise<QuoteDoc | null> {
    return this.quotes.findOne({ _id: id, customerId }).lean();
  }

  list(
    filter: { status?: QuoteStatus; customerId?: string },
    page: PageQuery,
  ): Promise<[QuoteDoc[], Total]> {
    const where: QueryFilter<QuoteDoc> = {};
    if (filter.status) where.status = filter.status;
    if (filter.customerId) where.customerId = filter.customerId;
    const sort = { createdAt: -1, _id: 1 } as const;
    return listPage<QuoteDoc>(this.quotes, { filter: where, sort }, page);
  }

  /** Compare-and-set on the version that the caller has seen; `owed` is what the move announces. */
  async move(
    seen: QuoteDoc,
    status: QuoteStatus,
    change: Partial<QuoteAnswer> = {},
    owed?: Owed,
  ): Promise<QuoteDoc> {
    const added = owed && appended(owed);
    const doc = await this.quotes
      .findOneAndUpdate(
        { _id: seen._id, version: seen.version },
        {
          $set: { ...change, ...added?.$set, status },
          ...(added ? { $push: added.$push } : {}),
          $inc: { version: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean();
    if (!doc) throw problem.conflict('conflict.version', 'Somebody else changed this quote');
    return doc;
  }

  async markOrdered(id: string, session: ClientSession): Promise<void> {
    await this.quotes.updateOne(
      { _id: id, status: 'accepted' },
      { $set: { status: 'ordered' }, $inc: { version: 1 } },
      { session },
    );
  }
}
