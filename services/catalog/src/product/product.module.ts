import { Module } from '@nestjs/common';
import { AttributeModule } from '../attribute/attribute.module';
import { BrandModule } from '../brand/brand.module';
import { CategoryModule } from '../category/category.module';
import { ReviewModule } from '../review/review.module';
import { AdminProductController } from './admin-product.controller';
import { AdminProductPresenter } from './admin-product.presenter';
import { AdminProductService } from './admin-product.service';
import { ProductController } from './product.controller';
import { ProductPresenter } from './product.presenter';
import { ProductReader } from './product-reader';

@Module({
  imports: [CategoryModule, BrandModule, AttributeModule, ReviewModule],
  controllers: [AdminProductController, ProductController],
  providers: [ProductReader, ProductPresenter, AdminProductService, AdminProductPresenter],
  exports: [ProductReader, ProductPresenter],
})
export class ProductModule {}
