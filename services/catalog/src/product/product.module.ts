import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueFeeds } from '../index/catalogue-feeds';
import { ProductAnnouncer } from './product-announcer';
import { ProductRepository } from './product.repository';
import { PRODUCT, productSchema } from './product.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: PRODUCT, schema: productSchema }])],
  providers: [ProductRepository, ProductAnnouncer],
  exports: [ProductRepository, ProductAnnouncer],
})
export class ProductModule implements OnModuleInit {
  constructor(
    private readonly feeds: CatalogueFeeds,
    private readonly products: ProductRepository,
  ) {}

  onModuleInit(): void {
    this.feeds.register('product', (ids) => this.products.records(ids));
  }
}
