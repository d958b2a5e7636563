import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import type { OrderPaper } from '@solar/contracts/checkout/documents-http';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { DocumentService, type PdfFile } from './document.service';

@Controller('api/checkout/orders/:id')
@SignedIn()
export class DocumentController {
  constructor(private readonly documents: DocumentService) {}

  @Get('documents')
  list(
    @CurrentUser() user: Principal,
    @Param('id', idPipe('ord')) id: string,
  ): Promise<{ items: OrderPaper[] }> {
    return this.documents.list(user, id);
  }

  @Get('documents/:documentId')
  async read(
    @CurrentUser() user: Principal,
    @Param('id', idPipe('ord')) id: string,
    @Param('documentId') documentId: string,
  ): Promise<StreamableFile> {
    return streamed(await this.documents.read(user, id, documentId));
  }

  @Get('document')
  async main(
    @CurrentUser() user: Principal,
    @Param('id', idPipe('ord')) id: string,
  ): Promise<StreamableFile> {
    return streamed(await this.documents.main(user, id));
  }
}

function streamed({ fileName, pdf }: PdfFile): StreamableFile {
  return new StreamableFile(pdf, {
    type: 'application/pdf',
    disposition: `attachment; filename="${fileName}"`,
  });
}
