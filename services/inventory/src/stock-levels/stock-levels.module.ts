import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/locations.module';
import { OrdersModule } from '../orders/orders.module';
import { ProductsModule } from '../products/products.module';
import { StockModule } from '../stock/stock.module';
import { StockLevelController } from './stock-level.controller';
import { StockLevelRepository } from './stock-level.repository';
import { StockLevelService } from './stock-level.service';

@Module({
  imports: [StockModule, ProductsModule, LocationsModule, OrdersModule],
  controllers: [StockLevelController],
  providers: [StockLevelRepository, StockLevelService],
})
export class StockLevelsModule {}
