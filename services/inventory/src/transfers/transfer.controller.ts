import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import {
  cancelTransferSchema,
  createTransferSchema,
  receiveTransferSchema,
  transferPageSchema,
  transferQuerySchema,
  transferSchema,
} from '@solar/contracts/inventory/transfers';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { actorOf } from '../stock/actor';
import { TransferService } from './transfer.service';

class CreateTransferBody extends createZodDto(createTransferSchema) {}
class ReceiveTransferBody extends createZodDto(receiveTransferSchema) {}
class CancelTransferBody extends createZodDto(cancelTransferSchema) {}
class TransferListQuery extends createZodDto(transferQuerySchema) {}
class TransferView extends createZodDto(transferSchema) {}
class TransferPage extends createZodDto(transferPageSchema) {}

const ID = idPipe(INVENTORY_ID_PREFIX.transfer);

@Controller('api/inventory/transfers')
export class TransferController {
  constructor(private readonly transfers: TransferService) {}

  @Get()
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: TransferPage })
  list(@Query() query: TransferListQuery) {
    return this.transfers.list(query);
  }

  @Get(':id')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: TransferView })
  get(@Param('id', ID) id: string) {
    return this.transfers.get(id);
  }

  @Post()
  @RequirePermission('inventory.transfers.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: TransferView })
  create(@Body() body: CreateTransferBody, @CurrentUser() user: Principal) {
    return this.transfers.create(body, actorOf(user));
  }

  @Post(':id/dispatch')
  @RequirePermission('inventory.transfers.write')
  @Idempotent()
  @ZodResponse({ status: 200, type: TransferView })
  @HttpCode(200)
  dispatch(@Param('id', ID) id: string, @CurrentUser() user: Principal) {
    return this.transfers.dispatch(id, actorOf(user));
  }

  @Post(':id/receipts')
  @RequirePermission('inventory.transfers.write')
  @Idempotent()
  @ZodResponse({ status: 200, type: TransferView })
  @HttpCode(200)
  receive(
    @Param('id', ID) id: string,
    @Body() body: ReceiveTransferBody,
    @CurrentUser() user: Principal,
  ) {
    return this.transfers.receive(id, body, actorOf(user));
  }

  @Post(':id/cancellation')
  @RequirePermission('inventory.transfers.write')
  @Idempotent()
  @ZodResponse({ status: 200, type: TransferView })
  @HttpCode(200)
  cancel(
    @Param('id', ID) id: string,
    @Body() body: CancelTransferBody,
    @CurrentUser() user: Principal,
  ) {
    return this.transfers.cancel(id, body, actorOf(user));
  }
}
