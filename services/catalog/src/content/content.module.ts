import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueFeeds } from '../index/catalogue-feeds';
import { ContentPageConsumer } from './content-page.consumer';
import { ContentPageRepository } from './content-page.repository';
import { CONTENT_PAGE, contentPageSchema } from './content-page.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: CONTENT_PAGE, schema: contentPageSchema }])],
  controllers: [ContentPageConsumer],
  providers: [ContentPageRepository],
})
export class ContentModule implements OnModuleInit {
  constructor(
    private readonly feeds: CatalogueFeeds,
    private readonly pages: ContentPageRepository,
  ) {}

  onModuleInit(): void {
    this.feeds.register('content', (ids) => this.pages.records(ids));
  }
}
