import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module';
import { LocationsModule } from '../locations/locations.module';
import { OrdersModule } from '../orders/orders.module';
import { ProductsModule } from '../products/products.module';
import { StockModule } from '../stock/stock.module';
import { LotCorrectionService } from './lot-correction.service';
import { StockLevelController } from './stock-level.controller';
import { StockLevelRepository } from './stock-level.repository';
import { StockLevelService } from './stock-level.service';

@Module({
  imports: [StockModule, ProductsModule, LocationsModule, DocumentsModule, OrdersModule],
  controllers: [StockLevelController],
  providers: [StockLevelRepository, StockLevelService, LotCorrectionService],
})
export class StockLevelsModule {}
