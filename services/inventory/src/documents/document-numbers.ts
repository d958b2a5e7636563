import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { DocumentNumberDoc } from './document-number.schema';

/** Letters before the numbers of each kind of document. */
export const NUMBER_PREFIX = {
  receipt: 'GR',
  adjustment: 'ADJ',
  purchaseOrder: 'PO',
  transfer: 'TR',
  stocktake: 'ST',
  reversal: 'RV',
} as const;

const DIGITS = 5;

/** Gives documents their numbers, such as `GR-2026-00042`: dense within a kind and year. */
@Injectable()
export class DocumentNumbers {
  constructor(@InjectModel('DocumentNumber') private readonly numbers: Model<DocumentNumberDoc>) {}

  /** The next number; it is given for good when the transaction commits. */
  async next(
    kind: keyof typeof NUMBER_PREFIX,
    session: ClientSession,
    now = new Date(),
  ): Promise<string> {
    const series = `${NUMBER_PREFIX[kind]}-${now.getUTCFullYear()}`;
    const row = await this.numbers
      .findOneAndUpdate(
        { _id: series },
        { $inc: { last: 1 } },
        { upsert: true, returnDocument: 'after', session },
      )
      .lean();
    return `${series}-${String(row.last).padStart(DIGITS, '0')}`;
  }
}
