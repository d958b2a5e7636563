import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import {
  authAnswerSchema,
  checkPasswordResetSchema,
  confirmPasswordResetSchema,
  jwksSchema,
  loginSchema,
  registerSchema,
  requestPasswordResetSchema,
  sessionUserSchema,
} from '@solar/contracts/account/auth-http';
import { secondStepSchema } from '@solar/contracts/account/second-factor-http';
import { BeforeEnrolment, Public, SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZodResponse } from 'nestjs-zod';
import type { AccountConfig } from '../config';
import { AuthService, type SignedIn as SignedInAnswer } from './auth.service';
import { recogniseDevice } from './device-cookie';
import { PasswordResets } from './password-resets';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie';
import { SigningKeys } from './signing-keys';

class RegisterBody extends createZodDto(registerSchema) {}
class LoginBody extends createZodDto(loginSchema) {}
class SecondStepBody extends createZodDto(secondStepSchema) {}
class RequestResetBody extends createZodDto(requestPasswordResetSchema) {}
class CheckResetBody extends createZodDto(checkPasswordResetSchema) {}
class ConfirmResetBody extends createZodDto(confirmPasswordResetSchema) {}
class AuthAnswerDto extends createZodDto(authAnswerSchema) {}
class SessionUserDto extends createZodDto(sessionUserSchema) {}
class JwksDto extends createZodDto(jwksSchema) {}

const QUARTER_HOUR = 900;
/** Whole companies sign in from one address; guesses at one account are limited in the service. */
const LOGINS_OF_ADDRESS = 200;
/** Every tab of a company renews its token each ten minutes. */
const REFRESHES_OF_ADDRESS = 2_000;
const HOUR = 3_600;

@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly resets: PasswordResets,
    private readonly keys: SigningKeys,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Post('register')
  @Public()
  @RateLimit({ name: 'register', limit: 60, windowSeconds: HOUR, shared: true })
  @ZodResponse({ status: 201, type: AuthAnswerDto })
  async register(
    @Body() body: RegisterBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const device = recogniseDevice(request, reply, this.config);
    return this.signIn(reply, await this.auth.register(body, device, request.ip));
  }

  @Post('login')
  @Public()
  @RateLimit({
    name: 'login',
    limit: LOGINS_OF_ADDRESS,
    windowSeconds: QUARTER_HOUR,
    addressLimit: LOGINS_OF_ADDRESS,
    shared: true,
  })
  @ZodResponse({ status: 200, type: AuthAnswerDto })
  async login(
    @Body() body: LoginBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const device = recogniseDevice(request, reply, this.config);
    return this.signIn(reply, await this.auth.login(body, device));
  }

  @Post('login/second-factor')
  @Public()
  @RateLimit({
    name: 'second-step',
    limit: LOGINS_OF_ADDRESS,
    windowSeconds: QUARTER_HOUR,
    shared: true,
  })
  @ZodResponse({ status: 200, type: AuthAnswerDto })
  async secondStep(
    @Body() body: SecondStepBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const device = recogniseDevice(request, reply, this.config);
    return this.signIn(reply, await this.auth.secondStep(body, device));
  }

  @Post('refresh')
  @Public()
  @RateLimit({
    name: 'refresh',
    limit: REFRESHES_OF_ADDRESS,
    windowSeconds: QUARTER_HOUR,
    shared: true,
  })
  @ZodResponse({ status: 200, type: AuthAnswerDto })
  async refresh(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    try {
      return this.signIn(reply, await this.auth.refresh(readRefreshCookie(request)));
    } catch (error) {
      clearRefreshCookie(reply, this.config);
      throw error;
    }
  }

  @Post('logout')
  @Public()
  @HttpCode(204)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.auth.logout(readRefreshCookie(request));
    clearRefreshCookie(reply, this.config);
  }

  @Get('me')
  @SignedIn()
  @BeforeEnrolment()
  @ZodResponse({ status: 200, type: SessionUserDto })
  me(@CurrentUser() user: Principal) {
    return this.auth.me(user.userId);
  }

  @Post('password-resets')
  @Public()
  @HttpCode(202)
  @RateLimit({
    name: 'password-reset',
    limit: 5,
    windowSeconds: HOUR,
    accountField: 'email',
    addressLimit: 50,
    shared: true,
  })
  requestReset(@Body() body: RequestResetBody): Promise<void> {
    return this.resets.request(body.email);
  }

  @Post('password-resets/check')
  @Public()
  @HttpCode(204)
  @RateLimit({ name: 'password-reset-check', limit: 60, windowSeconds: HOUR, shared: true })
  checkReset(@Body() body: CheckResetBody): Promise<void> {
    return this.resets.check(body.token);
  }

  @Post('password-resets/confirm')
  @Public()
  @HttpCode(204)
  @RateLimit({ name: 'password-reset-confirm', limit: 30, windowSeconds: HOUR, shared: true })
  confirmReset(@Body() body: ConfirmResetBody): Promise<void> {
    return this.resets.confirm(body.token, body.password);
  }

  @Get('jwks')
  @Public()
  @ZodResponse({ status: 200, type: JwksDto })
  async jwks() {
    return { keys: await this.keys.publicKeys() };
  }

  private signIn(reply: FastifyReply, { answer, session }: SignedInAnswer) {
    setRefreshCookie(reply, this.config, session);
    void reply.header('cache-control', 'no-store');
    return answer;
  }
}
