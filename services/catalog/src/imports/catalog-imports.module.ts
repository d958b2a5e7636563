import { Module } from '@nestjs/common';
import { ImportsModule } from '@solar/service-kit/imports/imports.module';
import { PriceListModule } from '../price-list/price-list.module';
import { PriceListFileController } from './price-list-file.controller';
import { PriceListImport } from './price-list-import';
import { PriceListTables } from './price-list-tables';

/** What the catalogue imports besides products, and writes out in the same columns. */
@Module({
  imports: [
    PriceListModule,
    ImportsModule.forService({
      service: 'catalog',
      access: 'catalog.prices.write',
      kinds: [PriceListImport],
      imports: [PriceListModule],
    }),
  ],
  controllers: [PriceListFileController],
  providers: [PriceListTables],
})
export class CatalogImportsModule {}
