import { Controller, Get, Query } from '@nestjs/common';
import {
  adminContentPageSchema,
  contentSearchQuerySchema,
} from '@solar/contracts/admin/content-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { ContentService } from './content.service';

class ContentSearchQuery extends createZodDto(contentSearchQuerySchema) {}
class FoundContentDto extends createZodDto(adminContentPageSchema) {}

/** Finds entries of any kind by their name. */
@Controller('api/admin/content')
export class ContentSearchController {
  constructor(private readonly content: ContentService) {}

  @Get()
  @RequirePermission('admin.content.read')
  @ZodResponse({ status: 200, type: FoundContentDto })
  find(@Query() query: ContentSearchQuery) {
    return this.content.findForEditors(query);
  }
}
