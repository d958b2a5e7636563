import { Module, type OnModuleInit } from '@nestjs/common';
import { AdjustmentsModule } from './adjustments/adjustments.module';
import { CompanyModule } from './company/company.module';
import { InventoryImportsModule } from './imports/inventory-imports.module';
import { LedgerViewModule } from './ledger-view/ledger-view.module';
import { LocationsModule } from './locations/locations.module';
import { OrdersModule } from './orders/orders.module';
import { PrintingModule } from './printing/printing.module';
import { PurchaseOrdersModule } from './purchase-orders/purchase-orders.module';
import { ReceiptsModule } from './receipts/receipts.module';
import { ReorderingModule } from './reordering/reordering.module';
import { ReportsModule } from './reports/reports.module';
import { ReturnsModule } from './returns/returns.module';
import { ReversalsModule } from './reversals/reversals.module';
import { ScanModule } from './scan/scan.module';
import { SerialsModule } from './serials/serials.module';
import { SettingsModule } from './settings/settings.module';
import { StockLevelsModule } from './stock-levels/stock-levels.module';
import { assertStateTables } from './stock/state-tables';
import { StockModule } from './stock/stock.module';
import { StocktakesModule } from './stocktakes/stocktakes.module';
import { SuppliersModule } from './suppliers/suppliers.module';
import { TransfersModule } from './transfers/transfers.module';

@Module({
  imports: [
    StockModule,
    LocationsModule,
    StockLevelsModule,
    LedgerViewModule,
    SerialsModule,
    OrdersModule,
    ReturnsModule,
    AdjustmentsModule,
    SuppliersModule,
    PurchaseOrdersModule,
    ReceiptsModule,
    TransfersModule,
    StocktakesModule,
    ReversalsModule,
    InventoryImportsModule,
    ReorderingModule,
    ReportsModule,
    SettingsModule,
    CompanyModule,
    ScanModule,
    PrintingModule,
  ],
})
export class InventoryModule implements OnModuleInit {
  onModuleInit(): void {
    assertStateTables();
  }
}
