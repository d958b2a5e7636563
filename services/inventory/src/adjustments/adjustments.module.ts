import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DocumentsModule } from '../documents/documents.module';
import { OrdersModule } from '../orders/orders.module';
import { AdjustmentController } from './adjustment.controller';
import { ShortPickController } from './short-pick.controller';
import { AdjustmentRepository } from './adjustment.repository';
import { adjustmentSchema } from './adjustment.schema';
import { AdjustmentService } from './adjustment.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Adjustment', schema: adjustmentSchema }]),
    DocumentsModule,
    OrdersModule,
  ],
  controllers: [AdjustmentController, ShortPickController],
  providers: [AdjustmentRepository, AdjustmentService],
  exports: [AdjustmentRepository, AdjustmentService],
})
export class AdjustmentsModule {}
