import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  MAILING_TRANSITIONS,
  type MailingInput,
  type MailingStatus,
} from '@solar/contracts/admin/mailings-http';
import type { PageQuery } from '@solar/contracts/common/pagination';
import { statesBefore } from '@solar/contracts/common/state-machine';
import { problem } from '@solar/service-kit/errors/problem';
import type { Total } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import { newId } from '@solar/service-kit/mongo/new-id';
import { removeVersioned } from '@solar/service-kit/mongo/remove-versioned';
import type { ClientSession, Model } from 'mongoose';
import type { DeliveryDoc, MailingDoc, ShownEntry } from './mailing.schema';

/** With what sending begins. */
export type Start = { by: string; at: Date; recipients: number; shown: ShownEntry[] };

/** The only place that reads and writes newsletters and who got them. */
@Injectable()
export class MailingRepository {
  constructor(
    @InjectModel('Mailing') private readonly mailings: Model<MailingDoc>,
    @InjectModel('Delivery') private readonly deliveries: Model<DeliveryDoc>,
  ) {}

  page(query: PageQuery & { status?: MailingStatus }): Promise<[MailingDoc[], Total]> {
    const filter = query.status ? { status: query.status } : {};
    const projection = { text: 0, shown: 0 } as const;
    return listPage<MailingDoc>(this.mailings, { filter, sort: { _id: -1 }, projection }, query);
  }

  /** Throws 404. */
  async get(id: string): Promise<MailingDoc> {
    const doc = await this.mailings.findById(id).lean<MailingDoc>();
    if (!doc) throw problem.notFound('Newsletter');
    return doc;
  }

  async add(input: MailingInput): Promise<string> {
    const _id = newId('mlg');
    await this.mailings.create({ _id, ...input });
    return _id;
  }

  /** Throws 409 when somebody was faster. */
  replace(seen: Pick<MailingDoc, '_id' | 'version'>, input: MailingInput): Promise<void> {
    return this.changeDraft(seen, input);
  }

  remove({ _id, version }: Pick<MailingDoc, '_id' | 'version'>): Promise<void> {
    return removeVersioned(this.mailings, { _id, version });
  }

  /** Throws 409 when somebody was faster. */
  start(seen: Pick<MailingDoc, '_id' | 'version'>, start: Start): Promise<void> {
    const { by: startedBy, at: startedAt, ...fields } = start;
    return this.changeDraft(seen, { ...fields, startedBy, startedAt, status: 'sending' });
  }

  /** Nothing when it has ended already. */
  async end(id: string, status: 'sent' | 'stopped'): Promise<boolean> {
    const from = statesBefore(MAILING_TRANSITIONS, status);
    const { matchedCount } = await this.mailings.updateOne(
      { _id: id, status: { $in: from } },
      { $set: { status, endedAt: new Date() }, $inc: { version: 1 } },
    );
    return matchedCount > 0;
  }

  /** Newsletters on their way that nobody has advanced since. */
  async stalledSince(since: Date): Promise<string[]> {
    const found = await this.mailings
      .find({ status: 'sending', updatedAt: { $lt: since } }, { _id: 1 })
      .lean<Pick<MailingDoc, '_id'>[]>();
    return found.map(({ _id }) => _id);
  }

  /** Notes who gets a batch; false when somebody else has written to them, or sending was stopped. */
  async advance(
    { _id, cursor }: Pick<MailingDoc, '_id' | 'cursor'>,
    batch: readonly Pick<DeliveryDoc, '_id' | 'mailingId' | 'subscriptionId' | 'unsubscribeHash'>[],
    session: ClientSession,
  ): Promise<boolean> {
    const { matchedCount } = await this.mailings.updateOne(
      { _id, status: 'sending', cursor },
      { $set: { cursor: batch.at(-1)?.subscriptionId ?? cursor }, $inc: { sent: batch.length } },
      { session },
    );
    if (matchedCount === 0) return false;
    await this.deliveries.insertMany(batch, { session });
    return true;
  }

  /** Who got the mail that this link stood in. */
  deliveryOf(unsubscribeHash: string): Promise<DeliveryDoc | null> {
    return this.deliveries.findOne({ unsubscribeHash }).lean<DeliveryDoc>().exec();
  }

  async countUnsubscribed(id: string): Promise<void> {
    await this.mailings.updateOne({ _id: id }, { $inc: { unsubscribed: 1 } });
  }

  private async changeDraft(
    { _id, version }: Pick<MailingDoc, '_id' | 'version'>,
    fields: Partial<MailingDoc>,
  ): Promise<void> {
    const { matchedCount } = await this.mailings.updateOne(
      { _id, version, status: 'draft' },
      { $set: fields, $inc: { version: 1 } },
    );
    if (matchedCount === 0) throw problem.changedMeanwhile();
  }
}
