import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/locations.module';
import { StockModule } from '../stock/stock.module';
import { MoveController } from './move.controller';
import { MoveRepository } from './move.repository';
import { MoveService } from './move.service';

@Module({
  imports: [StockModule, LocationsModule],
  controllers: [MoveController],
  providers: [MoveRepository, MoveService],
})
export class LedgerViewModule {}
