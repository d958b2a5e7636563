import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/locations.module';
import { ProductsModule } from '../products/products.module';
import { StockModule } from '../stock/stock.module';
import { OrderLogRepository } from './order-log.repository';
import { OrderStockController } from './order-stock.controller';
import { OrderStockRepository } from './order-stock.repository';
import { OrderStockService } from './order-stock.service';

@Module({
  imports: [StockModule, ProductsModule, LocationsModule],
  controllers: [OrderStockController],
  providers: [OrderStockRepository, OrderLogRepository, OrderStockService],
  exports: [OrderStockRepository, OrderStockService],
})
export class OrdersModule {}
