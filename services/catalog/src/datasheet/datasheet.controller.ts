import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { datasheetQuerySchema } from '@solar/contracts/catalog/datasheet-http';
import { Public } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { DatasheetService } from './datasheet.service';

class DatasheetQuery extends createZodDto(datasheetQuerySchema) {}

/** One takes some hundred milliseconds to make, once for each change of the catalogue. */
const SHEETS = { name: 'datasheet', limit: 30, windowSeconds: 60 };

@Controller('api/catalog/products')
@Public()
export class DatasheetController {
  constructor(private readonly datasheets: DatasheetService) {}

  @Get(':idOrSlug/datasheet.pdf')
  @RateLimit(SHEETS)
  @ApiProduces('application/pdf')
  async of(@Param('idOrSlug') idOrSlug: string, @Query() { lang }: DatasheetQuery) {
    const { fileName, pdf } = await this.datasheets.of(idOrSlug, lang);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `inline; filename="${fileName}"`,
      length: pdf.length,
    });
  }
}
