import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/locations.module';
import { ProductsModule } from '../products/products.module';
import { StockModule } from '../stock/stock.module';
import { MoveController } from './move.controller';
import { MoveRepository } from './move.repository';
import { MoveService } from './move.service';

@Module({
  imports: [StockModule, ProductsModule, LocationsModule],
  controllers: [MoveController],
  providers: [MoveRepository, MoveService],
  exports: [MoveService],
})
export class LedgerViewModule {}
