import { Module } from '@nestjs/common';
import { CompanyModule } from '../company/company.module';
import { LocationsModule } from '../locations/locations.module';
import { OrdersModule } from '../orders/orders.module';
import { ProductsModule } from '../products/products.module';
import { PurchaseOrdersModule } from '../purchase-orders/purchase-orders.module';
import { ReorderingModule } from '../reordering/reordering.module';
import { ReceiptsModule } from '../receipts/receipts.module';
import { StocktakesModule } from '../stocktakes/stocktakes.module';
import { SuppliersModule } from '../suppliers/suppliers.module';
import { TransfersModule } from '../transfers/transfers.module';
import { LabelSource } from './label-source';
import { PaperSource } from './paper-source';
import { PrintingController } from './printing.controller';

@Module({
  imports: [
    CompanyModule,
    LocationsModule,
    ProductsModule,
    OrdersModule,
    PurchaseOrdersModule,
    ReorderingModule,
    ReceiptsModule,
    TransfersModule,
    StocktakesModule,
    SuppliersModule,
  ],
  controllers: [PrintingController],
  providers: [LabelSource, PaperSource],
})
export class PrintingModule {}
