import { Module } from '@nestjs/common';
import { ImportsModule } from '@solar/service-kit/imports/imports.module';
import { AdjustmentsModule } from '../adjustments/adjustments.module';
import { DocumentsModule } from '../documents/documents.module';
import { ReversalsModule } from '../reversals/reversals.module';
import { SuppliersModule } from '../suppliers/suppliers.module';
import { StockImport } from './stock-import';
import { SupplierImport } from './supplier-import';

/** What the warehouse imports. */
@Module({
  imports: [
    ImportsModule.forService({
      service: 'inventory',
      kinds: [SupplierImport, StockImport],
      imports: [SuppliersModule, DocumentsModule, AdjustmentsModule, ReversalsModule],
    }),
  ],
})
export class InventoryImportsModule {}
