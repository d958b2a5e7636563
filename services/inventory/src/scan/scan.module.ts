import { Module } from '@nestjs/common';
import { StockModule } from '../stock/stock.module';
import { LocationsModule } from '../locations/locations.module';
import { OrdersModule } from '../orders/orders.module';
import { ProductsModule } from '../products/products.module';
import { PurchaseOrdersModule } from '../purchase-orders/purchase-orders.module';
import { ReceiptsModule } from '../receipts/receipts.module';
import { StocktakesModule } from '../stocktakes/stocktakes.module';
import { TransfersModule } from '../transfers/transfers.module';
import { BinContentsController } from './bin-contents.controller';
import { ScanController } from './scan.controller';
import { ScannedDocuments } from './scanned-documents';

@Module({
  imports: [
    StockModule,
    LocationsModule,
    ProductsModule,
    OrdersModule,
    PurchaseOrdersModule,
    ReceiptsModule,
    TransfersModule,
    StocktakesModule,
  ],
  controllers: [ScanController, BinContentsController],
  providers: [ScannedDocuments],
})
export class ScanModule {}
