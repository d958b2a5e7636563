import { Body, Controller, Delete, HttpCode, Inject, Post, Res } from '@nestjs/common';
import {
  accountDeletionSchema,
  withdrawDeletionSchema,
} from '@solar/contracts/account/deletion-http';
import { reauthenticationSchema } from '@solar/contracts/account/second-factor-http';
import { Public, SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import type { FastifyReply } from 'fastify';
import { ZodResponse } from 'nestjs-zod';
import { clearRefreshCookie } from '../auth/refresh-cookie';
import type { AccountConfig } from '../config';
import { AccountDeletion } from './account-deletion';

class ReauthenticationBody extends createZodDto(reauthenticationSchema) {}
class WithdrawBody extends createZodDto(withdrawDeletionSchema) {}
class DeletionDto extends createZodDto(accountDeletionSchema) {}

const HOUR = 3_600;

@Controller('api')
export class AccountDeletionController {
  constructor(
    private readonly deletion: AccountDeletion,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /** Wrong passwords and codes are counted where they are checked. */
  @Post('account/deletion')
  @SignedIn()
  @ZodResponse({ status: 202, type: DeletionDto })
  async request(
    @CurrentUser() user: Principal,
    @Body() body: ReauthenticationBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const due = await this.deletion.request(user.userId, body);
    clearRefreshCookie(reply, this.config);
    return due;
  }

  @Delete('account/deletion')
  @SignedIn()
  @HttpCode(204)
  withdraw(@CurrentUser() user: Principal): Promise<void> {
    return this.deletion.withdraw(user.userId);
  }

  @Post('auth/deletions/withdraw')
  @Public()
  @HttpCode(204)
  @RateLimit({ name: 'deletion-withdraw', limit: 60, windowSeconds: HOUR, shared: true })
  withdrawByLink(@Body() body: WithdrawBody): Promise<void> {
    return this.deletion.withdrawByLink(body.token);
  }
}
