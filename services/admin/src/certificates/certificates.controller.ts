import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { certificateQuerySchema } from '@solar/contracts/admin/site-http';
import { Public } from '@solar/service-kit/auth/access';
import { slugPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { CertificatesService } from './certificates.service';

class CertificateQuery extends createZodDto(certificateQuerySchema) {}

@Controller('api/content/certificates/:slug/specimen.pdf')
@Public()
export class CertificatesController {
  constructor(private readonly certificates: CertificatesService) {}

  @Get()
  @RateLimit({ name: 'certificate', limit: 30, windowSeconds: 60 })
  @ApiProduces('application/pdf')
  async read(@Param('slug', slugPipe) slug: string, @Query() { lang }: CertificateQuery) {
    const pdf = await this.certificates.specimenOf(slug, lang);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `inline; filename="specimen-${slug}-${lang}.pdf"`,
      length: pdf.length,
    });
  }
}
