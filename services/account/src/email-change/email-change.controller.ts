import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import {
  confirmedEmailChangeSchema,
  confirmEmailChangeSchema,
  currentEmailChangeSchema,
  requestEmailChangeSchema,
} from '@solar/contracts/account/email-change-http';
import { Public, SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { ZodResponse } from 'nestjs-zod';
import { EmailChanges } from './email-changes';

class RequestBody extends createZodDto(requestEmailChangeSchema) {}
class ConfirmBody extends createZodDto(confirmEmailChangeSchema) {}
class CurrentChangeDto extends createZodDto(currentEmailChangeSchema) {}
class ConfirmedDto extends createZodDto(confirmedEmailChangeSchema) {}

const HOUR = 3_600;

@Controller('api')
export class EmailChangeController {
  constructor(private readonly changes: EmailChanges) {}

  @Get('account/email-change')
  @SignedIn()
  @ZodResponse({ status: 200, type: CurrentChangeDto })
  read(@CurrentUser() user: Principal) {
    return this.changes.read(user.userId);
  }

  @Post('account/email-change')
  @SignedIn()
  @RateLimit({ name: 'email-change', limit: 10, windowSeconds: HOUR, shared: true })
  @ZodResponse({ status: 202, type: CurrentChangeDto })
  request(@CurrentUser() user: Principal, @Body() body: RequestBody) {
    return this.changes.request(user.userId, body);
  }

  @Delete('account/email-change')
  @SignedIn()
  @HttpCode(204)
  cancel(@CurrentUser() user: Principal): Promise<void> {
    return this.changes.cancel(user.userId);
  }

  @Post('auth/email-changes/confirm')
  @Public()
  @RateLimit({ name: 'email-change-confirm', limit: 60, windowSeconds: HOUR, shared: true })
  @ZodResponse({ status: 200, type: ConfirmedDto })
  confirm(@Body() body: ConfirmBody) {
    return this.changes.confirm(body.token);
  }
}
