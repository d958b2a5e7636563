import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueFeeds } from '../index/catalogue-feeds';
import { SearchWordController } from './search-word.controller';
import { SearchWordRepository } from './search-word.repository';
import { SEARCH_WORD, searchWordSchema } from './search-word.schema';
import { SearchWordService } from './search-word.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: SEARCH_WORD, schema: searchWordSchema }])],
  controllers: [SearchWordController],
  providers: [SearchWordRepository, SearchWordService],
})
export class SearchWordsModule implements OnModuleInit {
  constructor(
    private readonly feeds: CatalogueFeeds,
    private readonly words: SearchWordRepository,
  ) {}

  onModuleInit(): void {
    this.feeds.register('searchWord', (ids) => this.words.records(ids));
  }
}
