import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { labelQuerySchema, paperQuerySchema } from '@solar/contracts/inventory/printing';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { CompanyService } from '../company/company.service';
import { LabelSource } from './label-source';
import { PaperSource } from './paper-source';
import { PRINT_TEXTS } from './print-texts';
import { labelsPdf } from './labels-pdf';
import { papersPdf } from './papers-pdf';

class LabelFileQuery extends createZodDto(labelQuerySchema) {}
class PaperFileQuery extends createZodDto(paperQuerySchema) {}

/** Labels and documents as PDF. They name goods and places; amounts stand on purchase orders alone, as on their screen. */
@Controller('api/inventory')
export class PrintingController {
  constructor(
    private readonly labelSource: LabelSource,
    private readonly paperSource: PaperSource,
    private readonly company: CompanyService,
  ) {}

  @Get('labels')
  @RequirePermission('inventory.stock.read')
  async labels(@Query() query: LabelFileQuery): Promise<StreamableFile> {
    const labels = await this.labelSource.labels(query);
    const title = PRINT_TEXTS[query.language].labels;
    const { name: author } = await this.company.read();
    return file(await labelsPdf(labels, { ...query, title, author }), 'labels');
  }

  @Get('papers')
  @RequirePermission('inventory.stock.read')
  async papers(@Query() query: PaperFileQuery): Promise<StreamableFile> {
    const papers = await this.paperSource.papers(query);
    const title = papers.map(({ number }) => number).join(', ');
    const { name: author } = await this.company.read();
    const { language, type } = query;
    return file(await papersPdf(papers, { title, language, author }), type);
  }
}

function file(pdf: Buffer, name: string): StreamableFile {
  return new StreamableFile(pdf, {
    type: 'application/pdf',
    disposition: `attachment; filename="${name}.pdf"`,
  });
}
