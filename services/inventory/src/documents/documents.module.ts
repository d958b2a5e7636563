import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LocationsModule } from '../locations/locations.module';
import { ProductsModule } from '../products/products.module';
import { StockModule } from '../stock/stock.module';
import { SuppliersModule } from '../suppliers/suppliers.module';
import { DocumentLines } from './document-lines';
import { documentNumberSchema } from './document-number.schema';
import { DocumentNumbers } from './document-numbers';
import { StockPosting } from './stock-posting';
import { SupplierWarehouseLookup } from './supplier-warehouse-lookup';

const MODELS = MongooseModule.forFeature([
  { name: 'DocumentNumber', schema: documentNumberSchema },
]);

/** What every stock document needs: the ledger, numbers, and its lines checked and shown. */
@Module({
  imports: [MODELS, StockModule, ProductsModule, LocationsModule, SuppliersModule],
  providers: [DocumentLines, DocumentNumbers, StockPosting, SupplierWarehouseLookup],
  exports: [
    StockModule,
    ProductsModule,
    LocationsModule,
    DocumentLines,
    DocumentNumbers,
    StockPosting,
    SupplierWarehouseLookup,
  ],
})
export class DocumentsModule {}
