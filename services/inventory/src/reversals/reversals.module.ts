import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdjustmentsModule } from '../adjustments/adjustments.module';
import { DocumentsModule } from '../documents/documents.module';
import { PurchaseOrdersModule } from '../purchase-orders/purchase-orders.module';
import { ReceiptsModule } from '../receipts/receipts.module';
import { StocktakesModule } from '../stocktakes/stocktakes.module';
import { TransfersModule } from '../transfers/transfers.module';
import { ReversalController } from './reversal.controller';
import { ReversalRepository } from './reversal.repository';
import { reversalSchema } from './reversal.schema';
import { ReversalService } from './reversal.service';
import { ReversibleDocuments } from './reversible-documents';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Reversal', schema: reversalSchema }]),
    DocumentsModule,
    PurchaseOrdersModule,
    ReceiptsModule,
    AdjustmentsModule,
    TransfersModule,
    StocktakesModule,
  ],
  controllers: [ReversalController],
  providers: [ReversalRepository, ReversibleDocuments, ReversalService],
  exports: [ReversalService],
})
export class ReversalsModule {}
