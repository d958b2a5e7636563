import { Controller, Get, Param, Query } from '@nestjs/common';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import {
  serialDetailSchema,
  serialPageSchema,
  serialQuerySchema,
} from '@solar/contracts/inventory/serials';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { SerialService } from './serial.service';

class SerialListQuery extends createZodDto(serialQuerySchema) {}
class SerialPage extends createZodDto(serialPageSchema) {}
class SerialDetailView extends createZodDto(serialDetailSchema) {}

@Controller('api/inventory/serials')
export class SerialController {
  constructor(private readonly serials: SerialService) {}

  @Get()
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: SerialPage })
  list(@Query() query: SerialListQuery) {
    return this.serials.list(query);
  }

  @Get(':id')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: SerialDetailView })
  get(@Param('id', idPipe(INVENTORY_ID_PREFIX.serial)) id: string) {
    return this.serials.get(id);
  }
}
