import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import {
  createReceiptSchema,
  receiptPageSchema,
  receiptQuerySchema,
  receiptSchema,
} from '@solar/contracts/inventory/goods-receipts';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { actorOf } from '../stock/actor';
import { ReceiptService } from './receipt.service';

class CreateReceiptBody extends createZodDto(createReceiptSchema) {}
class ReceiptListQuery extends createZodDto(receiptQuerySchema) {}
class ReceiptView extends createZodDto(receiptSchema) {}
class ReceiptPage extends createZodDto(receiptPageSchema) {}

@Controller('api/inventory/goods-receipts')
export class ReceiptController {
  constructor(private readonly receipts: ReceiptService) {}

  @Get()
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: ReceiptPage })
  list(@Query() query: ReceiptListQuery) {
    return this.receipts.list(query);
  }

  @Get(':id')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: ReceiptView })
  get(@Param('id', idPipe(INVENTORY_ID_PREFIX.receipt)) id: string) {
    return this.receipts.get(id);
  }

  @Post()
  @RequirePermission('inventory.receipts.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: ReceiptView })
  create(@Body() body: CreateReceiptBody, @CurrentUser() user: Principal) {
    return this.receipts.create(body, actorOf(user));
  }
}
