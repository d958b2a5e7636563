import { Body, Controller, Get, Put } from '@nestjs/common';
import { arrangePagesSchema, contentTreeSchema } from '@solar/contracts/admin/content-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { PageTreeService } from './page-tree.service';

class TreeDto extends createZodDto(contentTreeSchema) {}
class ArrangeBody extends createZodDto(arrangePagesSchema) {}

/** The tree of pages. */
@Controller('api/admin/content/pages')
export class PageTreeController {
  constructor(private readonly pages: PageTreeService) {}

  @Get('tree')
  @RequirePermission('admin.content.read')
  @ZodResponse({ status: 200, type: TreeDto })
  tree() {
    return this.pages.tree();
  }

  @Put('arrangement')
  @RequirePermission('admin.content.write')
  @ZodResponse({ status: 200, type: TreeDto })
  arrange(@Body() { items }: ArrangeBody, @CurrentUser() { name }: Principal) {
    return this.pages.arrange(items, name);
  }
}
