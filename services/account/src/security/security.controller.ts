import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  changePasswordSchema,
  deviceSessionListSchema,
} from '@solar/contracts/account/profile-http';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { ZodResponse } from 'nestjs-zod';
import { SecurityService } from './security.service';

class ChangePasswordBody extends createZodDto(changePasswordSchema) {}
class SessionListDto extends createZodDto(deviceSessionListSchema) {}

@Controller('api/account')
@SignedIn()
export class SecurityController {
  constructor(private readonly security: SecurityService) {}

  @Post('password')
  @HttpCode(204)
  @RateLimit({ name: 'change-password', limit: 10, windowSeconds: 3_600, shared: true })
  changePassword(@CurrentUser() user: Principal, @Body() body: ChangePasswordBody): Promise<void> {
    return this.security.changePassword(user, body.currentPassword, body.newPassword);
  }

  @Get('sessions')
  @ZodResponse({ status: 200, type: SessionListDto })
  listSessions(@CurrentUser() user: Principal) {
    return this.security.listSessions(user);
  }

  @Delete('sessions')
  @HttpCode(204)
  endOtherSessions(@CurrentUser() user: Principal): Promise<void> {
    return this.security.endOtherSessions(user);
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  endSession(
    @CurrentUser() user: Principal,
    @Param('id', idPipe('ses')) id: string,
  ): Promise<void> {
    return this.security.endSession(user, id);
  }
}
