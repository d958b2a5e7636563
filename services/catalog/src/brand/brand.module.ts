import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueFeeds } from '../index/catalogue-feeds';
import { ProductModule } from '../product/product.module';
import { BrandController } from './brand.controller';
import { BrandRepository } from './brand.repository';
import { BRAND, brandSchema } from './brand.schema';
import { BrandService } from './brand.service';

@Module({
  imports: [ProductModule, MongooseModule.forFeature([{ name: BRAND, schema: brandSchema }])],
  controllers: [BrandController],
  providers: [BrandRepository, BrandService],
  exports: [BrandRepository],
})
export class BrandModule implements OnModuleInit {
  constructor(
    private readonly feeds: CatalogueFeeds,
    private readonly brands: BrandRepository,
  ) {}

  onModuleInit(): void {
    this.feeds.register('brand', (ids, session) => this.brands.records(ids, session));
  }
}
