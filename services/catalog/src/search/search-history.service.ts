import { Injectable } from '@nestjs/common';
import type { SearchHistory } from '@solar/contracts/catalog/search-http';
import { problem } from '@solar/service-kit/errors/problem';
import { CatalogueIndex } from '../index/catalogue-index';
import { SearchLogRepository } from './search-log.repository';
import { wordsOf } from './text-index';

/** What signed-in people searched for, and which results were opened. */
@Injectable()
export class SearchHistoryService {
  constructor(
    private readonly log: SearchLogRepository,
    private readonly index: CatalogueIndex,
  ) {}

  async remember(userId: string, query: string): Promise<void> {
    const key = wordsOf(query).join(' ');
    if (key === '') return;
    await this.log.remember(userId, query, key);
  }

  async recent(userId: string): Promise<SearchHistory> {
    await this.log.trim(userId);
    const entries = await this.log.recent(userId);
    return {
      items: entries.map(({ _id, query, searchedAt }) => ({
        id: _id,
        query,
        searchedAt: searchedAt.toISOString(),
      })),
    };
  }

  async forget(id: string, userId: string): Promise<void> {
    if (!(await this.log.forget(id, userId))) throw problem.notFound('Search');
  }

  async click(searchId: string, productId: string): Promise<void> {
    if (this.index.snapshot.positionOf(productId) === undefined) throw problem.notFound('Product');
    await this.log.addClick(searchId, productId);
  }
}
