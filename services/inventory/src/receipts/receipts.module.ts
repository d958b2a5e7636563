import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DocumentsModule } from '../documents/documents.module';
import { PurchaseOrdersModule } from '../purchase-orders/purchase-orders.module';
import { ReceiptController } from './receipt.controller';
import { ReceiptRepository } from './receipt.repository';
import { receiptSchema } from './receipt.schema';
import { ReceiptService } from './receipt.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Receipt', schema: receiptSchema }]),
    DocumentsModule,
    PurchaseOrdersModule,
  ],
  controllers: [ReceiptController],
  providers: [ReceiptRepository, ReceiptService],
  exports: [ReceiptService],
})
export class ReceiptsModule {}
