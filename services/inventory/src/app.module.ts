import { Module } from '@nestjs/common';
import { AdjustmentsModule } from './adjustments/adjustments.module';
import { LedgerViewModule } from './ledger-view/ledger-view.module';
import { LocationsModule } from './locations/locations.module';
import { OrdersModule } from './orders/orders.module';
import { PurchaseOrdersModule } from './purchase-orders/purchase-orders.module';
import { ReceiptsModule } from './receipts/receipts.module';
import { StockLevelsModule } from './stock-levels/stock-levels.module';
import { StockModule } from './stock/stock.module';
import { SuppliersModule } from './suppliers/suppliers.module';

@Module({
  imports: [
    StockModule,
    LocationsModule,
    StockLevelsModule,
    LedgerViewModule,
    OrdersModule,
    AdjustmentsModule,
    SuppliersModule,
    PurchaseOrdersModule,
    ReceiptsModule,
  ],
})
export class InventoryModule {}
