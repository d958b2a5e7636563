import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorefrontModule } from '../storefront/storefront.module';
import { SearchController } from './search.controller';
import { SearchHistoryService } from './search-history.service';
import { SearchIndexes } from './search-indexes';
import { SearchLog } from './search-log';
import { SearchLogRepository } from './search-log.repository';
import {
  SEARCH_CLICK,
  SEARCH_HISTORY,
  searchClickSchema,
  searchHistorySchema,
} from './search-log.schema';
import { SearchService } from './search.service';

@Module({
  imports: [
    StorefrontModule,
    MongooseModule.forFeature([
      { name: SEARCH_CLICK, schema: searchClickSchema },
      { name: SEARCH_HISTORY, schema: searchHistorySchema },
    ]),
  ],
  controllers: [SearchController],
  providers: [SearchIndexes, SearchService, SearchHistoryService, SearchLog, SearchLogRepository],
})
export class SearchModule {}
