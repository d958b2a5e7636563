import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Owed } from '@solar/service-kit/messaging/outbox-field';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { Model } from 'mongoose';
import type { DataExportDoc, DataExportPartDoc } from './data-export.schema';

/** The services in the order of the file. */
export const EXPORTED_SLICES = ['account', 'checkout', 'catalog', 'admin'] as const;

const DAY_MS = 86_400_000;
/** How long an export can be downloaded. */
const KEPT_DAYS = 7;

/** One gathering of one user's export. */
export type Run = Pick<DataExportDoc, '_id' | 'runId' | 'expiresAt'>;

@Injectable()
export class DataExportRepository {
  constructor(
    @InjectModel('DataExport') private readonly exports: Model<DataExportDoc>,
    @InjectModel('DataExportPart') private readonly parts: Model<DataExportPartDoc>,
  ) {}

  find(userId: string): Promise<DataExportDoc | null> {
    return this.exports
      .findOne({ _id: userId, expiresAt: { $gt: new Date() } })
      .lean<DataExportDoc>()
      .exec();
  }

  /** A new run in place of an older export, unless one is being gathered. */
  async begin(userId: string): Promise<void> {
    const now = new Date();
    const fields = {
      ...{ runId: newId('exp'), state: 'gathering' as const, done: 0, attempts: 0 },
      requestedAt: now,
      expiresAt: new Date(now.getTime() + KEPT_DAYS * DAY_MS),
    };
    await this.exports.updateOne({ _id: userId }, { $setOnInsert: fields }, { upsert: true });
    const ended = { _id: userId, state: { $ne: 'gathering' as const } };
    const renewed = await this.exports.updateOne(ended, { $set: fields, $unset: { outbox: 1 } });
    if (renewed.modifiedCount > 0) {
      await this.parts.deleteMany({ userId, runId: { $ne: fields.runId } });
    }
  }

  /** Takes an export up once more. */
  takeUp(userId: string): Promise<DataExportDoc | null> {
    return this.exports
      .findOneAndUpdate(
        { _id: userId, state: 'gathering' },
        { $inc: { attempts: 1 } },
        { returnDocument: 'after' },
      )
      .lean<DataExportDoc>()
      .exec();
  }

  async stalledSince(time: Date): Promise<string[]> {
    const stalled = await this.exports
      .find({ state: 'gathering', updatedAt: { $lt: time } }, { _id: 1 })
      .lean<Pick<DataExportDoc, '_id'>[]>();
    return stalled.map(({ _id }) => _id);
  }

  /** Keeps a page under a name that follows from its place, so that gathering it twice keeps it once. */
  async keepPart(
    { _id: userId, runId, expiresAt }: Run,
    part: Pick<DataExportPartDoc, 'slice' | 'section' | 'items'>,
    page: number,
  ): Promise<void> {
    const place = EXPORTED_SLICES.findIndex((slice) => slice === part.slice);
    const _id = `${runId}:${place}:${String(page).padStart(6, '0')}`;
    const fields = { userId, runId, expiresAt, ...part };
    await this.parts.updateOne({ _id }, { $set: fields }, { upsert: true });
  }

  /** Counts a slice as done; false when another run or process has gone on. */
  async advance({ _id, runId }: Run, done: number): Promise<boolean> {
    const result = await this.exports.updateOne(
      { _id, runId, state: 'gathering', done },
      { $inc: { done: 1 } },
    );
    return result.modifiedCount === 1;
  }

  async end({ _id, runId }: Run, state: 'ready' | 'failed', outbox?: Owed): Promise<boolean> {
    const result = await this.exports.updateOne(
      { _id, runId, state: 'gathering' },
      { $set: { state, ...(outbox ? { outbox } : {}) } },
    );
    return result.modifiedCount === 1;
  }

  partsOf({ _id: userId, runId }: Run): AsyncIterable<DataExportPartDoc> {
    return this.parts.find({ userId, runId }).sort({ _id: 1 }).lean<DataExportPartDoc[]>().cursor();
  }
}
