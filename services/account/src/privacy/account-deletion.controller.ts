import { Body, Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { reauthenticationSchema } from '@solar/contracts/account/second-factor-http';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { CONFIG } from '@solar/service-kit/config/config-token';
import type { FastifyReply } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { clearRefreshCookie } from '../auth/refresh-cookie';
import type { AccountConfig } from '../config';
import { AccountDeletion } from './account-deletion';

class ReauthenticationBody extends createZodDto(reauthenticationSchema) {}

@Controller('api/account/deletion')
@SignedIn()
export class AccountDeletionController {
  constructor(
    private readonly deletion: AccountDeletion,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /** Wrong passwords and codes are counted where they are checked. */
  @Post()
  @HttpCode(204)
  async delete(
    @CurrentUser() user: Principal,
    @Body() body: ReauthenticationBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.deletion.delete(user.userId, body);
    clearRefreshCookie(reply, this.config);
  }
}
