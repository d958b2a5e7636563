import { Body, Controller, Param, Post } from '@nestjs/common';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import { adjustmentSchema } from '@solar/contracts/inventory/adjustments';
import { shortPickSchema } from '@solar/contracts/inventory/shortages';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { actorOf } from '../stock/actor';
import { AdjustmentService } from './adjustment.service';

class ShortPickBody extends createZodDto(shortPickSchema) {}
class ShortPickAdjustment extends createZodDto(adjustmentSchema) {}

@Controller('api/inventory/orders/:orderId/short-picks')
export class ShortPickController {
  constructor(private readonly adjustments: AdjustmentService) {}

  @Post()
  @RequirePermission('inventory.shipments.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: ShortPickAdjustment })
  report(
    @Param('orderId', idPipe(ID_PREFIX.order)) orderId: string,
    @Body() body: ShortPickBody,
    @CurrentUser() user: Principal,
  ) {
    return this.adjustments.shortPick(orderId, body, actorOf(user));
  }
}
