import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/locations.module';
import { StockModule } from '../stock/stock.module';
import { OrderStockController } from './order-stock.controller';
import { OrderStockRepository } from './order-stock.repository';
import { OrderStockService } from './order-stock.service';

@Module({
  imports: [StockModule, LocationsModule],
  controllers: [OrderStockController],
  providers: [OrderStockRepository, OrderStockService],
  exports: [OrderStockRepository],
})
export class OrdersModule {}
