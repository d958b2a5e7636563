import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProductModule } from '../product/product.module';
import { SearchController } from './search.controller';
import { SearchHistoryService } from './search-history.service';
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
    ProductModule,
    MongooseModule.forFeature([
      { name: SEARCH_CLICK, schema: searchClickSchema },
      { name: SEARCH_HISTORY, schema: searchHistorySchema },
    ]),
  ],
  controllers: [SearchController],
  providers: [SearchService, SearchHistoryService, SearchLogRepository],
})
export class SearchModule {}
