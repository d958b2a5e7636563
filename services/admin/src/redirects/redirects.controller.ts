import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  redirectInputSchema,
  redirectListQuerySchema,
  redirectPageSchema,
  redirectSchema,
  redirectTargetQuerySchema,
  redirectTargetSchema,
} from '@solar/contracts/admin/redirects-http';
import { Public, RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { RedirectsService } from './redirects.service';

class ListQuery extends createZodDto(redirectListQuerySchema) {}
class TargetQuery extends createZodDto(redirectTargetQuerySchema) {}
class RedirectBody extends createZodDto(redirectInputSchema) {}
class RedirectDto extends createZodDto(redirectSchema) {}
class RedirectPageDto extends createZodDto(redirectPageSchema) {}
class TargetDto extends createZodDto(redirectTargetSchema) {}

/** Addresses that lead to another page. The page for what does not exist asks for them. */
@Controller()
export class RedirectsController {
  constructor(private readonly redirects: RedirectsService) {}

  @Get('api/content/redirects')
  @Public()
  @ZodResponse({ status: 200, type: TargetDto })
  target(@Query() { from }: TargetQuery) {
    return this.redirects.target(from);
  }

  @Get('api/admin/redirects')
  @RequirePermission('admin.content.read')
  @ZodResponse({ status: 200, type: RedirectPageDto })
  list(@Query() query: ListQuery) {
    return this.redirects.list(query);
  }

  @Post('api/admin/redirects')
  @RequirePermission('admin.content.publish')
  @Idempotent()
  @ZodResponse({ status: 201, type: RedirectDto })
  add(@Body() body: RedirectBody, @CurrentUser() { name }: Principal) {
    return this.redirects.add(body, name);
  }

  @Delete('api/admin/redirects/:id')
  @HttpCode(204)
  @RequirePermission('admin.content.publish')
  remove(@Param('id', idPipe('rdr')) id: string): Promise<void> {
    return this.redirects.remove(id);
  }
}
