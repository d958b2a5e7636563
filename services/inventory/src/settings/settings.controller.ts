import { Body, Controller, Get, Patch } from '@nestjs/common';
import {
  inventorySettingsSchema,
  updateInventorySettingsSchema,
} from '@solar/contracts/inventory/settings';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { SettingsService } from './settings.service';

class SettingsView extends createZodDto(inventorySettingsSchema) {}
class UpdateSettingsBody extends createZodDto(updateInventorySettingsSchema) {}

@Controller('api/inventory/settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: SettingsView })
  get() {
    return this.settings.get();
  }

  @Patch()
  @RequirePermission('inventory.settings.write')
  @ZodResponse({ status: 200, type: SettingsView })
  update(@Body() body: UpdateSettingsBody) {
    return this.settings.update(body);
  }
}
