import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import {
  createWarehouseSchema,
  locationListQuerySchema,
  updateWarehouseSchema,
  warehousePageSchema,
  warehouseSchema,
} from '@solar/contracts/inventory/locations';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { LocationService } from './location.service';

class CreateWarehouseBody extends createZodDto(createWarehouseSchema) {}
class UpdateWarehouseBody extends createZodDto(updateWarehouseSchema) {}
class WarehouseListQuery extends createZodDto(locationListQuerySchema) {}
class WarehouseView extends createZodDto(warehouseSchema) {}
class WarehousePage extends createZodDto(warehousePageSchema) {}

const ID = idPipe(ID_PREFIX.warehouse);

@Controller('api/inventory/warehouses')
export class WarehouseController {
  constructor(private readonly locations: LocationService) {}

  @Get()
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: WarehousePage })
  list(@Query() query: WarehouseListQuery) {
    return this.locations.listWarehouses(query);
  }

  @Get(':id')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: WarehouseView })
  get(@Param('id', ID) id: string) {
    return this.locations.getWarehouse(id);
  }

  @Post()
  @RequirePermission('inventory.locations.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: WarehouseView })
  create(@Body() body: CreateWarehouseBody) {
    return this.locations.createWarehouse(body);
  }

  @Patch(':id')
  @RequirePermission('inventory.locations.write')
  @ZodResponse({ status: 200, type: WarehouseView })
  update(@Param('id', ID) id: string, @Body() body: UpdateWarehouseBody) {
    return this.locations.updateWarehouse(id, body);
  }

  @Delete(':id')
  @RequirePermission('inventory.locations.write')
  @HttpCode(204)
  remove(@Param('id', ID) id: string): Promise<void> {
    return this.locations.removeWarehouse(id);
  }
}
