import { Injectable } from '@nestjs/common';
import type { SearchHistory } from '@solar/contracts/catalog/search-http';
import { problem } from '@solar/service-kit/errors/problem';
import { CatalogueIndex } from '../index/catalogue-index';
import { SearchLog } from './search-log';
import { SearchLogRepository } from './search-log.repository';
import { wordsOf } from './words/fold';

/** What signed-in people searched for, and which results were opened. */
@Injectable()
export class SearchHistoryService {
  constructor(
    private readonly log: SearchLog,
    private readonly stored: SearchLogRepository,
    private readonly index: CatalogueIndex,
  ) {}

  remember(userId: string, query: string): void {
    const key = wordsOf(query).join(' ');
    if (key !== '') this.log.addSearch({ userId, query, key, at: new Date() });
  }

  async recent(userId: string): Promise<SearchHistory> {
    await this.log.flush();
    await this.stored.trim(userId);
    const entries = await this.stored.recent(userId);
    return {
      items: entries.map(({ _id, query, searchedAt }) => ({
        id: _id,
        query,
        searchedAt: searchedAt.toISOString(),
      })),
    };
  }

  async forget(id: string, userId: string): Promise<void> {
    if (!(await this.stored.forget(id, userId))) throw problem.notFound('Search');
  }

  click(searchId: string, productId: string): void {
    if (this.index.snapshot.positionOf(productId) === undefined) throw problem.notFound('Product');
    this.log.addClick({ searchId, productId });
  }
}
