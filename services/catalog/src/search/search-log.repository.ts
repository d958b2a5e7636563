import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { mongo, type Model } from 'mongoose';
import { SEARCH_HISTORY_MAX } from '@solar/contracts/catalog/search-http';
import { newId } from '@solar/service-kit/mongo/new-id';
import {
  SEARCH_CLICK,
  SEARCH_HISTORY,
  type SearchClickDoc,
  type SearchHistoryDoc,
} from './search-log.schema';

export type Search = { userId: string; query: string; key: string; at: Date };
export type Click = { searchId: string; productId: string };

const DUPLICATE_KEY = 11_000;

@Injectable()
export class SearchLogRepository {
  constructor(
    @InjectModel(SEARCH_CLICK) private readonly clicks: Model<SearchClickDoc>,
    @InjectModel(SEARCH_HISTORY) private readonly history: Model<SearchHistoryDoc>,
  ) {}

  /** The same search again only moves up. */
  async addSearches(searches: readonly Search[]): Promise<void> {
    const operations = searches.map(({ userId, key, query, at }) => ({
      updateOne: {
        filter: { userId, key },
        update: { $set: { query, searchedAt: at }, $setOnInsert: { _id: newId('shi') } },
        upsert: true,
      },
    }));
    await ignoringDuplicates(() => this.history.bulkWrite(operations, { ordered: false }));
  }

  /** A product counts once per search. */
  async addClicks(clicks: readonly Click[]): Promise<void> {
    const operations = clicks.map(({ searchId, productId }) => ({
      updateOne: {
        filter: { searchId, productId },
        update: { $setOnInsert: { _id: newId('clk') } },
        upsert: true,
      },
    }));
    await ignoringDuplicates(() => this.clicks.bulkWrite(operations, { ordered: false }));
  }

  recent(userId: string): Promise<SearchHistoryDoc[]> {
    return this.history
      .find({ userId })
      .sort({ searchedAt: -1, _id: -1 })
      .limit(SEARCH_HISTORY_MAX)
      .lean<SearchHistoryDoc[]>()
      .exec();
  }

  /** Forgets what has fallen out of the list of recent searches. */
  async trim(userId: string): Promise<void> {
    const old = await this.history
      .find({ userId }, { _id: 1 })
      .sort({ searchedAt: -1, _id: -1 })
      .skip(SEARCH_HISTORY_MAX)
      .lean<{ _id: string }[]>()
      .exec();
    if (old.length > 0) await this.history.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
  }

  /** True when the entry was there and was this user's. */
  async forget(id: string, userId: string): Promise<boolean> {
    return (await this.history.deleteOne({ _id: id, userId })).deletedCount === 1;
  }
}

/** Two replicas at once may both find nothing and both insert; one of them is enough. */
async function ignoringDuplicates(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const failed = [error.writeErrors].flat();
    if (failed.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
  }
}
