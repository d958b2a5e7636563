import { Body, Controller, HttpCode, Param, Put } from '@nestjs/common';
import { askRestockNoticeSchema } from '@solar/contracts/catalog/restock-http';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { RestockService } from './restock.service';

class AskDto extends createZodDto(askRestockNoticeSchema) {}

@Controller('api/catalog/products')
export class RestockController {
  constructor(private readonly restock: RestockService) {}

  @Put(':idOrSlug/restock-notice')
  @SignedIn()
  @RateLimit({ name: 'restock-notice', limit: 60, windowSeconds: 300 })
  @HttpCode(204)
  ask(
    @Param('idOrSlug') idOrSlug: string,
    @Body() { language }: AskDto,
    @CurrentUser() user: Principal,
  ): Promise<void> {
    return this.restock.ask(idOrSlug, language, user);
  }
}
