import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DocumentsModule } from '../documents/documents.module';
import { SettingsModule } from '../settings/settings.module';
import { PurchaseOrderReceiving } from './purchase-order-receiving';
import { PurchaseOrderController } from './purchase-order.controller';
import { PurchaseOrderRepository } from './purchase-order.repository';
import { purchaseOrderSchema } from './purchase-order.schema';
import { ReceivableLines } from './receivable-lines';
import { PurchaseOrderService } from './purchase-order.service';

const MODELS = MongooseModule.forFeature([{ name: 'PurchaseOrder', schema: purchaseOrderSchema }]);

@Module({
  imports: [MODELS, DocumentsModule, SettingsModule],
  controllers: [PurchaseOrderController],
  providers: [
    PurchaseOrderRepository,
    PurchaseOrderService,
    PurchaseOrderReceiving,
    ReceivableLines,
  ],
  exports: [MODELS, PurchaseOrderReceiving, PurchaseOrderService],
})
export class PurchaseOrdersModule {}
