import { Module } from '@nestjs/common';
import { AttributeModule } from '../attribute/attribute.module';
import { BrandModule } from '../brand/brand.module';
import { CategoryModule } from '../category/category.module';
import { PriceListModule } from '../price-list/price-list.module';
import { ProductModule } from '../product/product.module';
import { ReviewModule } from '../review/review.module';
import { AdminProductController } from './admin-product.controller';
import { AdminProductPresenter } from './admin-product.presenter';
import { AdminProductService } from './admin-product.service';
import { DataReportController } from './data-report.controller';
import { DataReportService } from './data-report.service';
import { MediaUsesRpc } from './media-uses.rpc';
import { ProductBulkService } from './product-bulk.service';
import { ProductDataFile } from './product-data-file';
import { ProductDataFileController } from './product-data-file.controller';
import { ProductFiles } from './product-files';

@Module({
  imports: [
    ProductModule,
    CategoryModule,
    BrandModule,
    AttributeModule,
    ReviewModule,
    PriceListModule,
  ],
  controllers: [
    AdminProductController,
    ProductDataFileController,
    DataReportController,
    MediaUsesRpc,
  ],
  providers: [
    AdminProductService,
    AdminProductPresenter,
    ProductBulkService,
    ProductFiles,
    ProductDataFile,
    DataReportService,
  ],
})
export class ProductAdminModule {}
