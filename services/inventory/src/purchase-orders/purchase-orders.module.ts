import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DocumentsModule } from '../documents/documents.module';
import { PurchaseOrderReceiving } from './purchase-order-receiving';
import { PurchaseOrderController } from './purchase-order.controller';
import { PurchaseOrderRepository } from './purchase-order.repository';
import { purchaseOrderSchema } from './purchase-order.schema';
import { PurchaseOrderService } from './purchase-order.service';

const MODELS = MongooseModule.forFeature([{ name: 'PurchaseOrder', schema: purchaseOrderSchema }]);

@Module({
  imports: [MODELS, DocumentsModule],
  controllers: [PurchaseOrderController],
  providers: [PurchaseOrderRepository, PurchaseOrderService, PurchaseOrderReceiving],
  exports: [MODELS, PurchaseOrderReceiving],
})
export class PurchaseOrdersModule {}
