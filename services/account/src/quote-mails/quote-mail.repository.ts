import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { QuoteMailDoc } from './quote-mail.schema';

/** Newest mails of a quote that are shown. */
const SHOWN_MAX = 100;

type Written = Omit<QuoteMailDoc, 'version' | 'createdAt' | 'updatedAt'>;

@Injectable()
export class QuoteMailRepository {
  constructor(@InjectModel('QuoteMail') private readonly model: Model<QuoteMailDoc>) {}

  /** Keeps what became of a try; who has sent it by hand stays with it. */
  async keep(id: string, mail: Omit<Written, '_id' | 'by' | 'outbox'>): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: mail }, { upsert: true });
  }

  async add(mail: Written): Promise<QuoteMailDoc> {
    return (await this.model.create(mail)).toObject();
  }

  ofQuote(quoteId: string): Promise<QuoteMailDoc[]> {
    return this.model.find({ quoteId }).sort({ at: -1 }).limit(SHOWN_MAX).lean();
  }

  find(quoteId: string, mailId: string): Promise<QuoteMailDoc | null> {
    return this.model.findOne({ _id: mailId, quoteId }).lean();
  }
}
