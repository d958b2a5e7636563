import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  mailingInputSchema,
  mailingLanguageSchema,
  mailingListQuerySchema,
  mailingPageSchema,
  mailingPreviewSchema,
  mailingRemoveQuerySchema,
  mailingSchema,
  mailingSendSchema,
  mailingTestSchema,
  mailingUpdateSchema,
} from '@solar/contracts/admin/mailings-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { ZodResponse } from 'nestjs-zod';
import { MailingsService } from './mailings.service';

class ListQuery extends createZodDto(mailingListQuerySchema) {}
class LanguageQuery extends createZodDto(mailingLanguageSchema) {}
class LanguageBody extends createZodDto(mailingLanguageSchema) {}
class RemoveQuery extends createZodDto(mailingRemoveQuerySchema) {}
class MailingBody extends createZodDto(mailingInputSchema) {}
class UpdateBody extends createZodDto(mailingUpdateSchema) {}
class SendBody extends createZodDto(mailingSendSchema) {}
class MailingDto extends createZodDto(mailingSchema) {}
class MailingPageDto extends createZodDto(mailingPageSchema) {}
class PreviewDto extends createZodDto(mailingPreviewSchema) {}
class TestDto extends createZodDto(mailingTestSchema) {}

/** Newsletters as staff write and send them. */
@Controller('api/admin/mailings')
@RequirePermission('admin.newsletter.write')
export class MailingsController {
  constructor(private readonly mailings: MailingsService) {}

  @Get()
  @ZodResponse({ status: 200, type: MailingPageDto })
  list(@Query() query: ListQuery) {
    return this.mailings.list(query);
  }

  @Post()
  @Idempotent()
  @ZodResponse({ status: 201, type: MailingDto })
  add(@Body() body: MailingBody) {
    return this.mailings.add(body);
  }

  @Get(':id')
  @ZodResponse({ status: 200, type: MailingDto })
  read(@Param('id', idPipe('mlg')) id: string) {
    return this.mailings.read(id);
  }

  @Put(':id')
  @ZodResponse({ status: 200, type: MailingDto })
  replace(@Param('id', idPipe('mlg')) id: string, @Body() body: UpdateBody) {
    return this.mailings.replace(id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', idPipe('mlg')) id: string, @Query() { version }: RemoveQuery): Promise<void> {
    return this.mailings.remove(id, version);
  }

  @Get(':id/preview')
  @ZodResponse({ status: 200, type: PreviewDto })
  preview(@Param('id', idPipe('mlg')) id: string, @Query() { language }: LanguageQuery) {
    return this.mailings.preview(id, language);
  }

  @Post(':id/test')
  @HttpCode(202)
  @RateLimit({ name: 'newsletter-test', limit: 30, windowSeconds: 3600 })
  @ZodResponse({ status: 202, type: TestDto })
  test(
    @Param('id', idPipe('mlg')) id: string,
    @Body() { language }: LanguageBody,
    @CurrentUser() user: Principal,
  ) {
    return this.mailings.test(id, language, user);
  }

  @Post(':id/sending')
  @HttpCode(202)
  @Idempotent()
  @ZodResponse({ status: 202, type: MailingDto })
  send(
    @Param('id', idPipe('mlg')) id: string,
    @Body() { version }: SendBody,
    @CurrentUser() user: Principal,
  ) {
    return this.mailings.send(id, version, user);
  }

  @Post(':id/stop')
  @HttpCode(200)
  @ZodResponse({ status: 200, type: MailingDto })
  stop(@Param('id', idPipe('mlg')) id: string) {
    return this.mailings.stop(id);
  }
}
