import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/locations.module';
import { StockModule } from '../stock/stock.module';
import { SuppliersModule } from '../suppliers/suppliers.module';
import { LineDesk } from './line-desk';
import { PartyDirectory } from './party-directory';
import { StockPosting } from './stock-posting';

/** What every stock document needs: the ledger, numbers, and its lines checked and shown. */
@Module({
  imports: [StockModule, LocationsModule, SuppliersModule],
  providers: [LineDesk, PartyDirectory, StockPosting],
  exports: [StockModule, LocationsModule, LineDesk, PartyDirectory, StockPosting],
})
export class DocumentsModule {}
