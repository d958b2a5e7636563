import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BrandModule } from '../brand/brand.module';
import { CategoryModule } from '../category/category.module';
import { PriceListModule } from '../price-list/price-list.module';
import { PRODUCT, productSchema } from '../product/product.schema';
import { ImportBatch } from './import-batch';
import { ImportUndo } from './import-undo';
import { ImportRunner } from './import-runner';
import { ProductImportController } from './product-import.controller';
import { ProductImportRepository } from './product-import.repository';
import {
  PRODUCT_IMPORT,
  productImportSchema,
  SAVED_MAPPING,
  savedMappingSchema,
} from './product-import.schema';
import { ProductImportService } from './product-import.service';
import { SavedMappingRepository } from './saved-mapping.repository';

@Module({
  imports: [
    BrandModule,
    CategoryModule,
    PriceListModule,
    MongooseModule.forFeature([
      { name: PRODUCT, schema: productSchema },
      { name: PRODUCT_IMPORT, schema: productImportSchema },
      { name: SAVED_MAPPING, schema: savedMappingSchema },
    ]),
  ],
  controllers: [ProductImportController],
  providers: [
    ProductImportService,
    ProductImportRepository,
    SavedMappingRepository,
    ImportBatch,
    ImportUndo,
    ImportRunner,
  ],
})
export class ProductImportModule {}
