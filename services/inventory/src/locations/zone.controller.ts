import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import {
  createZoneSchema,
  locationListQuerySchema,
  updateZoneSchema,
  zonePageSchema,
  zoneSchema,
} from '@solar/contracts/inventory/locations';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { LocationService } from './location.service';

class CreateZoneBody extends createZodDto(createZoneSchema) {}
class UpdateZoneBody extends createZodDto(updateZoneSchema) {}
class ZoneListQuery extends createZodDto(locationListQuerySchema) {}
class ZoneView extends createZodDto(zoneSchema) {}
class ZonePage extends createZodDto(zonePageSchema) {}

const ID = idPipe(INVENTORY_ID_PREFIX.zone);

@Controller('api/inventory/zones')
export class ZoneController {
  constructor(private readonly locations: LocationService) {}

  @Get()
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: ZonePage })
  list(@Query() query: ZoneListQuery) {
    return this.locations.listZones(query);
  }

  @Get(':id')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: ZoneView })
  get(@Param('id', ID) id: string) {
    return this.locations.getZone(id);
  }

  @Post()
  @RequirePermission('inventory.locations.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: ZoneView })
  create(@Body() body: CreateZoneBody) {
    return this.locations.createZone(body);
  }

  @Patch(':id')
  @RequirePermission('inventory.locations.write')
  @ZodResponse({ status: 200, type: ZoneView })
  update(@Param('id', ID) id: string, @Body() body: UpdateZoneBody) {
    return this.locations.updateZone(id, body);
  }

  @Delete(':id')
  @RequirePermission('inventory.locations.write')
  @HttpCode(204)
  remove(@Param('id', ID) id: string): Promise<void> {
    return this.locations.removeZone(id);
  }
}
