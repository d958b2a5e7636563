import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OrdersModule } from '../orders/orders.module';
import { QuotesModule } from '../quotes/quotes.module';
import { SettingsModule } from '../settings/settings.module';
import { DocumentController } from './document.controller';
import { DocumentRepository } from './document.repository';
import { documentSchema } from './document.schema';
import { DocumentService } from './document.service';
import { QuoteDocumentController } from './quote-document.controller';
import { IssueDocuments } from './issue-documents';
import { PapersDue } from './papers-due';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Document', schema: documentSchema }]),
    OrdersModule,
    QuotesModule,
    SettingsModule,
  ],
  controllers: [DocumentController, QuoteDocumentController],
  providers: [DocumentRepository, DocumentService, IssueDocuments, PapersDue],
  exports: [DocumentService, IssueDocuments],
})
export class DocumentsModule {}
