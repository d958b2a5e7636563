import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import {
  adjustmentPageSchema,
  adjustmentQuerySchema,
  adjustmentSchema,
  createAdjustmentSchema,
} from '@solar/contracts/inventory/adjustments';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { actorOf } from '../stock/actor';
import { AdjustmentService } from './adjustment.service';

class CreateAdjustmentBody extends createZodDto(createAdjustmentSchema) {}
class AdjustmentListQuery extends createZodDto(adjustmentQuerySchema) {}
class AdjustmentView extends createZodDto(adjustmentSchema) {}
class AdjustmentPage extends createZodDto(adjustmentPageSchema) {}

@Controller('api/inventory/adjustments')
export class AdjustmentController {
  constructor(private readonly adjustments: AdjustmentService) {}

  @Get()
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: AdjustmentPage })
  list(@Query() query: AdjustmentListQuery) {
    return this.adjustments.list(query);
  }

  @Get(':id')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: AdjustmentView })
  get(@Param('id', idPipe(INVENTORY_ID_PREFIX.adjustment)) id: string) {
    return this.adjustments.get(id);
  }

  @Post()
  @RequirePermission('inventory.stock.adjust')
  @Idempotent()
  @ZodResponse({ status: 201, type: AdjustmentView })
  create(@Body() body: CreateAdjustmentBody, @CurrentUser() user: Principal) {
    return this.adjustments.create(body, actorOf(user));
  }
}
