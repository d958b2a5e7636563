import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  contentEntrySchema,
  contentPageSchema,
  contentQuerySchema,
  type ContentKind,
} from '@solar/contracts/admin/content-http';
import { Public } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { slugPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { contentKindPipe } from './content-kind.pipe';
import { ContentService } from './content.service';

class ContentListQuery extends createZodDto(contentQuerySchema) {}
class ContentPageDto extends createZodDto(contentPageSchema) {}
class ContentEntryDto extends createZodDto(contentEntrySchema) {}

/** What every visitor may read. */
@Controller('api/content')
@Public()
export class ContentController {
  constructor(private readonly content: ContentService) {}

  @Get(':kind')
  @ZodResponse({ status: 200, type: ContentPageDto })
  list(@Param('kind', contentKindPipe) kind: ContentKind, @Query() query: ContentListQuery) {
    return this.content.list(kind, query);
  }

  @Get(':kind/:slug')
  @ZodResponse({ status: 200, type: ContentEntryDto })
  read(
    @Param('kind', contentKindPipe) kind: ContentKind,
    @Param('slug', slugPipe) slug: string,
    @CurrentUser() reader: Principal | null,
  ) {
    return this.content.read(kind, slug, reader);
  }
}
