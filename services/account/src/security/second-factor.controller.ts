import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  confirmSecondFactorSchema,
  reauthenticationSchema,
  recoveryCodesSchema,
  secondFactorEnrolmentSchema,
  secondFactorSchema,
} from '@solar/contracts/account/second-factor-http';
import { BeforeEnrolment, SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { SecondFactorService } from './second-factor.service';

class ReauthenticationBody extends createZodDto(reauthenticationSchema) {}
class ConfirmSecondFactorBody extends createZodDto(confirmSecondFactorSchema) {}
class SecondFactorDto extends createZodDto(secondFactorSchema) {}
class EnrolmentDto extends createZodDto(secondFactorEnrolmentSchema) {}
class RecoveryCodesDto extends createZodDto(recoveryCodesSchema) {}

/** Wrong passwords and codes are counted where they are checked, over all replicas. */
@Controller('api/account/second-factor')
@SignedIn()
export class SecondFactorController {
  constructor(private readonly factors: SecondFactorService) {}

  @Get()
  @BeforeEnrolment()
  @ZodResponse({ status: 200, type: SecondFactorDto })
  read(@CurrentUser() user: Principal) {
    return this.factors.read(user);
  }

  @Post('enrolment')
  @BeforeEnrolment()
  @ZodResponse({ status: 200, type: EnrolmentDto })
  enrol(@CurrentUser() user: Principal, @Body() body: ReauthenticationBody) {
    return this.factors.enrol(user, body);
  }

  @Post('confirmation')
  @BeforeEnrolment()
  @ZodResponse({ status: 200, type: RecoveryCodesDto })
  confirm(@CurrentUser() user: Principal, @Body() body: ConfirmSecondFactorBody) {
    return this.factors.confirm(user, body.code);
  }

  @Post('recovery-codes')
  @ZodResponse({ status: 200, type: RecoveryCodesDto })
  renewRecoveryCodes(@CurrentUser() user: Principal, @Body() body: ReauthenticationBody) {
    return this.factors.renewRecoveryCodes(user, body);
  }

  @Post('removal')
  @HttpCode(204)
  disable(@CurrentUser() user: Principal, @Body() body: ReauthenticationBody): Promise<void> {
    return this.factors.disable(user, body);
  }
}
