import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BrandModule } from '../brand/brand.module';
import { CategoryModule } from '../category/category.module';
import { PriceListModule } from '../price-list/price-list.module';
import { PRODUCT, productSchema } from '../product/product.schema';
import { DraftRemoval } from './draft-removal';
import { ProductDrafts } from './product-drafts';

/** Drafts of products that an import makes and takes back. */
@Module({
  imports: [
    BrandModule,
    CategoryModule,
    PriceListModule,
    MongooseModule.forFeature([{ name: PRODUCT, schema: productSchema }]),
  ],
  providers: [ProductDrafts, DraftRemoval],
  exports: [ProductDrafts, DraftRemoval],
})
export class ProductDraftsModule {}
