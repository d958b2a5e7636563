import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LocationsModule } from '../locations/locations.module';
import { ProductsModule } from '../products/products.module';
import { PurchaseOrdersModule } from '../purchase-orders/purchase-orders.module';
import { StockModule } from '../stock/stock.module';
import { StocktakesModule } from '../stocktakes/stocktakes.module';
import { TransfersModule } from '../transfers/transfers.module';
import { ExpiringGoodsService } from './expiring-goods.service';
import { OpenWorkRepository } from './open-work.repository';
import { ReconciliationRepository } from './reconciliation.repository';
import { reconciliationSchema } from './reconciliation.schema';
import { ReconciliationService } from './reconciliation.service';
import { ReportController } from './report.controller';
import { ReportRepository } from './report.repository';
import { ReportService } from './report.service';
import { StockGroups } from './stock-groups';
import { StockWorthRepository } from './stock-worth.repository';
import { ValuationService } from './valuation.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Reconciliation', schema: reconciliationSchema }]),
    StockModule,
    LocationsModule,
    ProductsModule,
    PurchaseOrdersModule,
    TransfersModule,
    StocktakesModule,
  ],
  controllers: [ReportController],
  providers: [
    ReportRepository,
    ExpiringGoodsService,
    StockGroups,
    StockWorthRepository,
    ValuationService,
    OpenWorkRepository,
    ReconciliationRepository,
    ReconciliationService,
    ReportService,
  ],
})
export class ReportsModule {}
