import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DocumentsModule } from '../documents/documents.module';
import { AdjustmentController } from './adjustment.controller';
import { AdjustmentRepository } from './adjustment.repository';
import { adjustmentSchema } from './adjustment.schema';
import { AdjustmentService } from './adjustment.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Adjustment', schema: adjustmentSchema }]),
    DocumentsModule,
  ],
  controllers: [AdjustmentController],
  providers: [AdjustmentRepository, AdjustmentService],
})
export class AdjustmentsModule {}
