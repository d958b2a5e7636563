import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { pressReleaseQuerySchema } from '@solar/contracts/admin/site-http';
import { Public } from '@solar/service-kit/auth/access';
import { slugPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { PressService } from './press.service';

class PressReleaseQuery extends createZodDto(pressReleaseQuerySchema) {}

@Controller('api/content/press/:slug/release.pdf')
@Public()
export class PressController {
  constructor(private readonly press: PressService) {}

  @Get()
  @RateLimit({ name: 'press-release', limit: 30, windowSeconds: 60 })
  @ApiProduces('application/pdf')
  async read(@Param('slug', slugPipe) slug: string, @Query() { lang }: PressReleaseQuery) {
    const pdf = await this.press.releaseOf(slug, lang);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `inline; filename="${slug}-${lang}.pdf"`,
      length: pdf.length,
    });
  }
}
