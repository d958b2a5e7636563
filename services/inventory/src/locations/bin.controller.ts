import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import {
  createBinSchema,
  locationListQuerySchema,
  updateBinSchema,
  binPageSchema,
  binSchema,
} from '@solar/contracts/inventory/locations';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { LocationService } from './location.service';

class CreateBinBody extends createZodDto(createBinSchema) {}
class UpdateBinBody extends createZodDto(updateBinSchema) {}
class BinListQuery extends createZodDto(locationListQuerySchema) {}
class BinView extends createZodDto(binSchema) {}
class BinPage extends createZodDto(binPageSchema) {}

const ID = idPipe(INVENTORY_ID_PREFIX.bin);

@Controller('api/inventory/bins')
export class BinController {
  constructor(private readonly locations: LocationService) {}

  @Get()
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: BinPage })
  list(@Query() query: BinListQuery) {
    return this.locations.listBins(query);
  }

  @Get(':id')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: BinView })
  get(@Param('id', ID) id: string) {
    return this.locations.getBin(id);
  }

  @Post()
  @RequirePermission('inventory.locations.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: BinView })
  create(@Body() body: CreateBinBody) {
    return this.locations.createBin(body);
  }

  @Patch(':id')
  @RequirePermission('inventory.locations.write')
  @ZodResponse({ status: 200, type: BinView })
  update(@Param('id', ID) id: string, @Body() body: UpdateBinBody) {
    return this.locations.updateBin(id, body);
  }

  @Delete(':id')
  @RequirePermission('inventory.locations.write')
  @HttpCode(204)
  remove(@Param('id', ID) id: string): Promise<void> {
    return this.locations.removeBin(id);
  }
}
