import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DocumentsModule } from '../documents/documents.module';
import { TransferController } from './transfer.controller';
import { TransferRepository } from './transfer.repository';
import { transferSchema } from './transfer.schema';
import { TransferService } from './transfer.service';

const MODELS = MongooseModule.forFeature([{ name: 'Transfer', schema: transferSchema }]);

@Module({
  imports: [MODELS, DocumentsModule],
  controllers: [TransferController],
  providers: [TransferRepository, TransferService],
  exports: [MODELS, TransferRepository, TransferService],
})
export class TransfersModule {}
