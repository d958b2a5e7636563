import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueFeeds } from '../index/catalogue-feeds';
import { ProductModule } from '../product/product.module';
import { CategoryController } from './category.controller';
import { CategoryRepository } from './category.repository';
import { CATEGORY, categorySchema } from './category.schema';
import { CategoryService } from './category.service';

@Module({
  imports: [ProductModule, MongooseModule.forFeature([{ name: CATEGORY, schema: categorySchema }])],
  controllers: [CategoryController],
  providers: [CategoryRepository, CategoryService],
  exports: [CategoryRepository],
})
export class CategoryModule implements OnModuleInit {
  constructor(
    private readonly feeds: CatalogueFeeds,
    private readonly categories: CategoryRepository,
  ) {}

  onModuleInit(): void {
    this.feeds.register('category', (ids, session) => this.categories.records(ids, session));
  }
}
