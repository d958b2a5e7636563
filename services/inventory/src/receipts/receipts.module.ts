import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DocumentsModule } from '../documents/documents.module';
import { PurchaseOrdersModule } from '../purchase-orders/purchase-orders.module';
import { ReceiptController } from './receipt.controller';
import { ReorderingModule } from '../reordering/reordering.module';
import { ReceiptCosts } from './receipt-costs';
import { ReceiptRepository } from './receipt.repository';
import { receiptSchema } from './receipt.schema';
import { ReceiptService } from './receipt.service';

const MODELS = MongooseModule.forFeature([{ name: 'Receipt', schema: receiptSchema }]);

@Module({
  imports: [MODELS, DocumentsModule, PurchaseOrdersModule, ReorderingModule],
  controllers: [ReceiptController],
  providers: [ReceiptCosts, ReceiptRepository, ReceiptService],
  exports: [MODELS, ReceiptService, ReceiptRepository],
})
export class ReceiptsModule {}
