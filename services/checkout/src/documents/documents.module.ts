import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OrdersModule } from '../orders/orders.module';
import { SettingsModule } from '../settings/settings.module';
import { DocumentController } from './document.controller';
import { DocumentRepository } from './document.repository';
import { documentSchema } from './document.schema';
import { DocumentService } from './document.service';
import { IssueDocuments } from './issue-documents';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Document', schema: documentSchema }]),
    OrdersModule,
    SettingsModule,
  ],
  controllers: [DocumentController],
  providers: [DocumentRepository, DocumentService, IssueDocuments],
  exports: [IssueDocuments],
})
export class DocumentsModule {}
