import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { askRestockNoticeSchema, restockNoticeSchema } from '@solar/contracts/catalog/restock-http';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { ZodResponse } from 'nestjs-zod';
import { RestockService } from './restock.service';

class AskDto extends createZodDto(askRestockNoticeSchema) {}
class RestockNoticeDto extends createZodDto(restockNoticeSchema) {}

const CHANGES = { name: 'restock-notice', limit: 60, windowSeconds: 300 };

@Controller('api/catalog/products/:idOrSlug/restock-notice')
export class RestockController {
  constructor(private readonly restock: RestockService) {}

  @Get()
  @SignedIn()
  @ZodResponse({ status: 200, type: RestockNoticeDto })
  async waits(@Param('idOrSlug') idOrSlug: string, @CurrentUser() user: Principal) {
    return { waiting: await this.restock.waits(idOrSlug, user) };
  }

  @Put()
  @SignedIn()
  @RateLimit(CHANGES)
  @HttpCode(204)
  ask(
    @Param('idOrSlug') idOrSlug: string,
    @Body() { language }: AskDto,
    @CurrentUser() user: Principal,
  ): Promise<void> {
    return this.restock.ask(idOrSlug, language, user);
  }

  @Delete()
  @SignedIn()
  @RateLimit(CHANGES)
  @HttpCode(204)
  takeBack(@Param('idOrSlug') idOrSlug: string, @CurrentUser() user: Principal): Promise<void> {
    return this.restock.takeBack(idOrSlug, user);
  }
}
