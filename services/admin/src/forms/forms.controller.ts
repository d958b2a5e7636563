import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { formQuerySchema } from '@solar/contracts/admin/site-http';
import { Public } from '@solar/service-kit/auth/access';
import { slugPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { FormsService } from './forms.service';

class FormQuery extends createZodDto(formQuerySchema) {}

@Controller('api/content/forms/:slug/form.pdf')
@Public()
export class FormsController {
  constructor(private readonly forms: FormsService) {}

  @Get()
  @RateLimit({ name: 'form', limit: 30, windowSeconds: 60 })
  @ApiProduces('application/pdf')
  async read(@Param('slug', slugPipe) slug: string, @Query() { lang }: FormQuery) {
    const pdf = await this.forms.formOf(slug, lang);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `inline; filename="${slug}-${lang}.pdf"`,
      length: pdf.length,
    });
  }
}
