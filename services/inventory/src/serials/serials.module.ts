import { Module } from '@nestjs/common';
import { LedgerViewModule } from '../ledger-view/ledger-view.module';
import { LocationsModule } from '../locations/locations.module';
import { ProductsModule } from '../products/products.module';
import { StockModule } from '../stock/stock.module';
import { SerialController } from './serial.controller';
import { SerialRepository } from './serial.repository';
import { SerialService } from './serial.service';

@Module({
  imports: [StockModule, ProductsModule, LocationsModule, LedgerViewModule],
  controllers: [SerialController],
  providers: [SerialRepository, SerialService],
})
export class SerialsModule {}
