import { Body, Controller, Get, Patch } from '@nestjs/common';
import {
  accountSettingsSchema,
  profileSchema,
  updateAccountSettingsSchema,
  updateProfileSchema,
} from '@solar/contracts/account/profile-http';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { ProfileService } from './profile.service';

class UpdateProfileBody extends createZodDto(updateProfileSchema) {}
class UpdateSettingsBody extends createZodDto(updateAccountSettingsSchema) {}
class ProfileDto extends createZodDto(profileSchema) {}
class SettingsDto extends createZodDto(accountSettingsSchema) {}

@Controller('api/account')
@SignedIn()
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  @Get('profile')
  @ZodResponse({ status: 200, type: ProfileDto })
  read(@CurrentUser() user: Principal) {
    return this.profiles.read(user.userId);
  }

  @Patch('profile')
  @ZodResponse({ status: 200, type: ProfileDto })
  update(@CurrentUser() user: Principal, @Body() body: UpdateProfileBody) {
    return this.profiles.update(user.userId, body);
  }

  @Get('settings')
  @ZodResponse({ status: 200, type: SettingsDto })
  readSettings(@CurrentUser() user: Principal) {
    return this.profiles.readSettings(user.userId);
  }

  @Patch('settings')
  @ZodResponse({ status: 200, type: SettingsDto })
  updateSettings(@CurrentUser() user: Principal, @Body() body: UpdateSettingsBody) {
    return this.profiles.updateSettings(user.userId, body);
  }
}
