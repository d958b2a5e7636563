import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LocationsModule } from '../locations/locations.module';
import { ProductsModule } from '../products/products.module';
import { StockModule } from '../stock/stock.module';
import { SettingsModule } from '../settings/settings.module';
import { SuppliersModule } from '../suppliers/suppliers.module';
import { BinCapacity } from './bin-capacity';
import { DocumentLines } from './document-lines';
import { documentNumberSchema } from './document-number.schema';
import { DocumentNumbers } from './document-numbers';
import { lotDateSchema } from './lot-date.schema';
import { LotDates } from './lot-dates';
import { StockPosting } from './stock-posting';
import { SupplierWarehouseLookup } from './supplier-warehouse-lookup';

const MODELS = MongooseModule.forFeature([
  { name: 'DocumentNumber', schema: documentNumberSchema },
  { name: 'LotDate', schema: lotDateSchema },
]);

/** What every stock document needs: the ledger, numbers, and its lines checked and shown. */
@Module({
  imports: [MODELS, StockModule, ProductsModule, LocationsModule, SuppliersModule, SettingsModule],
  providers: [
    BinCapacity,
    DocumentLines,
    DocumentNumbers,
    LotDates,
    StockPosting,
    SupplierWarehouseLookup,
  ],
  exports: [
    StockModule,
    ProductsModule,
    LocationsModule,
    DocumentLines,
    DocumentNumbers,
    LotDates,
    StockPosting,
    SupplierWarehouseLookup,
  ],
})
export class DocumentsModule {}
