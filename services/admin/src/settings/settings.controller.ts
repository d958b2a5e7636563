import { Body, Controller, Get, Put } from '@nestjs/common';
import { carrierNamesSchema } from '@solar/contracts/admin/carriers';
import {
  publicSettingsSchema,
  siteSettingsSchema,
  updateSiteSettingsSchema,
} from '@solar/contracts/admin/site-http';
import { Public, RequirePermission } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { HomeService } from '../home/home.service';
import { SettingsService } from './settings.service';

class CarrierNamesDto extends createZodDto(carrierNamesSchema) {}
class PublicSettingsDto extends createZodDto(publicSettingsSchema) {}
class SettingsDto extends createZodDto(siteSettingsSchema) {}
class UpdateSettingsDto extends createZodDto(updateSiteSettingsSchema) {}

@Controller()
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly home: HomeService,
  ) {}

  @Get('api/content/settings')
  @Public()
  @ZodResponse({ status: 200, type: PublicSettingsDto })
  async readPublic() {
    const [settings, home] = await Promise.all([this.settings.readPublic(), this.home.shown()]);
    return home ? { ...settings, home } : settings;
  }

  @Get('api/content/carriers')
  @Public()
  @ZodResponse({ status: 200, type: CarrierNamesDto })
  carriers() {
    return this.settings.carrierNames();
  }

  @Get('api/admin/settings')
  @RequirePermission('admin.settings.read')
  @ZodResponse({ status: 200, type: SettingsDto })
  read() {
    return this.settings.read();
  }

  @Put('api/admin/settings')
  @RequirePermission('admin.settings.write')
  @ZodResponse({ status: 200, type: SettingsDto })
  replace(@Body() { version, ...values }: UpdateSettingsDto) {
    return this.settings.replace(values, version);
  }
}
