import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SEARCH_HISTORY_MAX } from '@solar/contracts/catalog/search-http';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import {
  SEARCH_CLICK,
  SEARCH_HISTORY,
  type SearchClickDoc,
  type SearchHistoryDoc,
} from './search-log.schema';

@Injectable()
export class SearchLogRepository {
  constructor(
    @InjectModel(SEARCH_CLICK) private readonly clicks: Model<SearchClickDoc>,
    @InjectModel(SEARCH_HISTORY) private readonly history: Model<SearchHistoryDoc>,
  ) {}

  /** Counts a product once per search. */
  async addClick(searchId: string, productId: string): Promise<void> {
    await ignoringDuplicate(() => this.clicks.create({ _id: newId('clk'), searchId, productId }));
  }

  async remember(userId: string, query: string, key: string): Promise<void> {
    await ignoringDuplicate(() =>
      this.history.updateOne(
        { userId, key },
        { $set: { query, searchedAt: new Date() }, $setOnInsert: { _id: newId('shi') } },
        { upsert: true },
      ),
    );
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

/** Two requests at once may both find nothing and both insert; one of them is enough. */
async function ignoringDuplicate(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
