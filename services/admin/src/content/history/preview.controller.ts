import { Controller, Get, Header, Param } from '@nestjs/common';
import { contentEntrySchema } from '@solar/contracts/admin/content-http';
import { Public } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { PreviewService } from './preview.service';

class ContentEntryDto extends createZodDto(contentEntrySchema) {}

/** What a link to a preview shows. Whoever has the link may read. */
@Controller('api/content/previews')
@Public()
export class PreviewController {
  constructor(private readonly previews: PreviewService) {}

  @Get(':token')
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  @ZodResponse({ status: 200, type: ContentEntryDto })
  read(@Param('token') token: string) {
    return this.previews.read(token);
  }
}
