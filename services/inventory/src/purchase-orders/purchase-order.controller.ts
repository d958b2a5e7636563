import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import {
  createPurchaseOrderSchema,
  purchaseOrderPageSchema,
  purchaseOrderQuerySchema,
  purchaseOrderSchema,
  purchaseOrderStatusBodySchema,
  receivableSchema,
  updatePurchaseOrderSchema,
} from '@solar/contracts/inventory/purchase-orders';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { actorOf } from '../stock/actor';
import { PurchaseOrderService } from './purchase-order.service';
import { ReceivableLines } from './receivable-lines';

class CreatePurchaseOrderBody extends createZodDto(createPurchaseOrderSchema) {}
class UpdatePurchaseOrderBody extends createZodDto(updatePurchaseOrderSchema) {}
class PurchaseOrderStatusBody extends createZodDto(purchaseOrderStatusBodySchema) {}
class PurchaseOrderListQuery extends createZodDto(purchaseOrderQuerySchema) {}
class PurchaseOrderView extends createZodDto(purchaseOrderSchema) {}
class ReceivableView extends createZodDto(receivableSchema) {}
class PurchaseOrderPage extends createZodDto(purchaseOrderPageSchema) {}

const ID = idPipe(INVENTORY_ID_PREFIX.purchaseOrder);

@Controller('api/inventory/purchase-orders')
export class PurchaseOrderController {
  constructor(
    private readonly orders: PurchaseOrderService,
    private readonly receivable: ReceivableLines,
  ) {}

  @Get()
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: PurchaseOrderPage })
  list(@Query() query: PurchaseOrderListQuery) {
    return this.orders.list(query);
  }

  @Get(':id')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: PurchaseOrderView })
  get(@Param('id', ID) id: string) {
    return this.orders.get(id);
  }

  @Get(':id/receivable')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: ReceivableView })
  receivableLines(@Param('id', ID) id: string) {
    return this.receivable.of(id);
  }

  @Post()
  @RequirePermission('inventory.purchase-orders.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: PurchaseOrderView })
  create(@Body() body: CreatePurchaseOrderBody, @CurrentUser() user: Principal) {
    return this.orders.create(body, actorOf(user));
  }

  @Patch(':id')
  @RequirePermission('inventory.purchase-orders.write')
  @ZodResponse({ status: 200, type: PurchaseOrderView })
  update(@Param('id', ID) id: string, @Body() body: UpdatePurchaseOrderBody) {
    return this.orders.update(id, body);
  }

  @Put(':id/status')
  @RequirePermission('inventory.purchase-orders.write')
  @ZodResponse({ status: 200, type: PurchaseOrderView })
  changeStatus(@Param('id', ID) id: string, @Body() body: PurchaseOrderStatusBody) {
    return this.orders.changeStatus(id, body.status);
  }

  @Post(':id/approval')
  @RequirePermission('inventory.purchase-orders.approve')
  @ZodResponse({ status: 200, type: PurchaseOrderView })
  @HttpCode(200)
  approve(@Param('id', ID) id: string, @CurrentUser() user: Principal) {
    return this.orders.approve(id, actorOf(user));
  }
}
