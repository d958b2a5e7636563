import { Module } from '@nestjs/common';
import { ImportsModule } from '@solar/service-kit/imports/imports.module';
import { PriceListModule } from '../price-list/price-list.module';
import { PriceListFileController } from './price-list-file.controller';
import { PriceListImport } from './price-list-import';
import { PriceListTables } from './price-list-tables';
import { ProductDraftsModule } from './product-drafts.module';
import { ProductImport } from './product-import';

/** What the catalogue imports, and the tables that it writes out in the same columns. */
@Module({
  imports: [
    PriceListModule,
    ImportsModule.forService({
      service: 'catalog',
      kinds: [ProductImport, PriceListImport],
      imports: [PriceListModule, ProductDraftsModule],
    }),
  ],
  controllers: [PriceListFileController],
  providers: [PriceListTables],
})
export class CatalogImportsModule {}
