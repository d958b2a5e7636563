import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { brochureQuerySchema } from '@solar/contracts/admin/site-http';
import { Public } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { BrochureService } from './brochure.service';

class BrochureQuery extends createZodDto(brochureQuerySchema) {}

@Controller('api/content/brochure.pdf')
@Public()
export class BrochureController {
  constructor(private readonly brochures: BrochureService) {}

  @Get()
  @RateLimit({ name: 'brochure', limit: 30, windowSeconds: 60 })
  @ApiProduces('application/pdf')
  async read(@Query() { lang }: BrochureQuery) {
    const pdf = await this.brochures.of(lang);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `inline; filename="brochure-${lang}.pdf"`,
      length: pdf.length,
    });
  }
}
