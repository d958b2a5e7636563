import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { RETURN_ID_PREFIX } from '@solar/contracts/checkout/returns-http';
import {
  incomingReturnPageSchema,
  incomingReturnQuerySchema,
  incomingReturnSchema,
  receiveReturnBodySchema,
} from '@solar/contracts/inventory/returns';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { actorOf } from '../stock/actor';
import { IncomingReturnService } from './incoming-return.service';

class IncomingReturnListQuery extends createZodDto(incomingReturnQuerySchema) {}
class IncomingReturnPage extends createZodDto(incomingReturnPageSchema) {}
class IncomingReturnView extends createZodDto(incomingReturnSchema) {}
class ReceiveReturnBody extends createZodDto(receiveReturnBodySchema) {}

const RETURN_ID = idPipe(RETURN_ID_PREFIX);

@Controller('api/inventory/returns')
export class IncomingReturnController {
  constructor(private readonly returns: IncomingReturnService) {}

  @Get()
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: IncomingReturnPage })
  list(@Query() query: IncomingReturnListQuery) {
    return this.returns.list(query);
  }

  @Get(':id')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: IncomingReturnView })
  get(@Param('id', RETURN_ID) id: string) {
    return this.returns.get(id);
  }

  @Post(':id/receipt')
  @RequirePermission('inventory.shipments.write')
  @Idempotent()
  @ZodResponse({ status: 200, type: IncomingReturnView })
  @HttpCode(200)
  receive(
    @Param('id', RETURN_ID) id: string,
    @Body() body: ReceiveReturnBody,
    @CurrentUser() user: Principal,
  ) {
    return this.returns.receive(id, body, actorOf(user));
  }
}
