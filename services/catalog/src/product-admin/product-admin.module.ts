import { Module } from '@nestjs/common';
import { AttributeModule } from '../attribute/attribute.module';
import { BrandModule } from '../brand/brand.module';
import { CategoryModule } from '../category/category.module';
import { ProductModule } from '../product/product.module';
import { ReviewModule } from '../review/review.module';
import { AdminProductController } from './admin-product.controller';
import { AdminProductPresenter } from './admin-product.presenter';
import { AdminProductService } from './admin-product.service';

@Module({
  imports: [ProductModule, CategoryModule, BrandModule, AttributeModule, ReviewModule],
  controllers: [AdminProductController],
  providers: [AdminProductService, AdminProductPresenter],
})
export class ProductAdminModule {}
