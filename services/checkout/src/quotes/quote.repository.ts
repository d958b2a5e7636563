import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { QUOTE_TRANSITIONS, type QuoteStatus } from '@solar/contracts/checkout/quote-states';
import type { QuoteHoldStatus } from '@solar/contracts/checkout/quotes-http';
import type { PageQuery } from '@solar/contracts/common/pagination';
import { statesBefore } from '@solar/contracts/common/state-machine';
import { problem } from '@solar/service-kit/errors/problem';
import type { Total } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { appended, type Owed } from '@solar/service-kit/messaging/outbox-field';
import type { ClientSession, Model, QueryFilter, UpdateQuery } from 'mongoose';
import { quoteSearchTerms } from './quote-search';
import type { QuoteDoc, QuoteRevisionDoc } from './quote.schema';

export type NewQuote = Omit<QuoteDoc, 'version' | 'createdAt' | 'updatedAt'>;

/** What a move changes beside the status. */
export type QuoteChange = {
  set?: Partial<QuoteDoc>;
  unset?: readonly ('waitsFor' | 'waitsSince')[];
  /** Becomes the terms of the quote, and is kept with those of before. */
  revision?: QuoteRevisionDoc;
  /** What the move announces. */
  owed?: Owed | undefined;
};

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
    filter: { status?: QuoteStatus; customerId?: string; q?: string },
    page: PageQuery,
  ): Promise<[QuoteDoc[], Total]> {
    const where: QueryFilter<QuoteDoc> = searchTermsFilter(filter.q);
    if (filter.status) where.status = filter.status;
    if (filter.customerId) where.customerId = filter.customerId;
    const sort = { createdAt: -1, _id: 1 } as const;
    const projection = { revisions: 0, outbox: 0, searchTerms: 0 } as const;
    const listing = { filter: where, sort, projection, soughtBy: 'searchTerms' } as const;
    return listPage<QuoteDoc>(this.quotes, listing, page);
  }

  /** Accepted quotes whose customers wait for stock and whose prices hold, the longest first. */
  waiting(now: Date, limit: number): Promise<QuoteDoc[]> {
    return this.quotes
      .find({ waitsSince: { $exists: true }, validUntil: { $gt: now } }, { revisions: 0 })
      .sort({ waitsSince: 1, _id: 1 })
      .limit(limit)
      .lean();
  }

  /** Compare-and-set on the version that the caller has seen. */
  async move(seen: QuoteDoc, status: QuoteStatus, change: QuoteChange = {}): Promise<QuoteDoc> {
    const doc = await this.quotes
      .findOneAndUpdate({ _id: seen._id, version: seen.version }, updateOf(seen, status, change), {
        returnDocument: 'after',
      })
      .lean();
    if (!doc) throw problem.conflict('conflict.version', 'Somebody else changed this quote');
    return doc;
  }

  /** Notes what became of a quote's hold; one of before is not the quote's any more. */
  async noteHold(quoteId: string, holdId: string, status: QuoteHoldStatus): Promise<void> {
    await this.quotes.updateOne(
      { _id: quoteId, 'hold.holdId': holdId },
      { $set: { 'hold.status': status } },
    );
  }

  async markOrdered(id: string, session: ClientSession): Promise<void> {
    await this.quotes.updateOne(
      { _id: id, status: { $in: statesBefore(QUOTE_TRANSITIONS, 'ordered') } },
      {
        $set: { status: 'ordered', hold: null },
        $unset: { waitsFor: '', waitsSince: '' },
        $inc: { version: 1 },
      },
      { session },
    );
  }
}

function updateOf(seen: QuoteDoc, status: QuoteStatus, change: QuoteChange): UpdateQuery<QuoteDoc> {
  const { set, unset = [], revision, owed } = change;
  const added = owed && appended(owed);
  const pushed = { ...(revision ? { revisions: revision } : {}), ...added?.$push };
  const gone = Object.fromEntries(unset.map((field) => [field, '']));
  return {
    $set: { ...set, ...(revision ? termsOf(seen, revision) : {}), ...added?.$set, status },
    ...(unset.length > 0 ? { $unset: gone } : {}),
    ...(Object.keys(pushed).length > 0 ? { $push: pushed } : {}),
    $inc: { version: 1 },
  };
}

function termsOf(quote: QuoteDoc, revision: QuoteRevisionDoc) {
  const { number, lines, shipping, totals, note, validUntil } = revision;
  const searchTerms = quoteSearchTerms({ ...quote, lines });
  return { quotedRevision: number, lines, shipping, totals, note, validUntil, searchTerms };
}
