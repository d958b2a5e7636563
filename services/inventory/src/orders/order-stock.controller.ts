import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import {
  changePickSchema,
  orderLogPageSchema,
  orderLogQuerySchema,
  orderStockPageSchema,
  orderStockQuerySchema,
  orderStockSchema,
  shipOrderBodySchema,
} from '@solar/contracts/inventory/order-inventory';
import { decideShortageSchema } from '@solar/contracts/inventory/shortages';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { actorOf } from '../stock/actor';
import { OrderStockService } from './order-stock.service';

class OrderStockListQuery extends createZodDto(orderStockQuerySchema) {}
class OrderStockPage extends createZodDto(orderStockPageSchema) {}
class OrderStockView extends createZodDto(orderStockSchema) {}
class ShipOrderBody extends createZodDto(shipOrderBodySchema) {}
class ChangePickBody extends createZodDto(changePickSchema) {}
class DecideShortageBody extends createZodDto(decideShortageSchema) {}
class OrderLogListQuery extends createZodDto(orderLogQuerySchema) {}
class OrderLogPage extends createZodDto(orderLogPageSchema) {}

const ORDER_ID = idPipe(ID_PREFIX.order);

@Controller('api/inventory')
export class OrderStockController {
  constructor(private readonly orders: OrderStockService) {}

  @Get('orders')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: OrderStockPage })
  list(@Query() query: OrderStockListQuery) {
    return this.orders.list(query);
  }

  @Get('orders/:orderId')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: OrderStockView })
  get(@Param('orderId', ORDER_ID) orderId: string) {
    return this.orders.get(orderId);
  }

  @Post('orders/:orderId/shipment')
  @RequirePermission('inventory.shipments.write')
  @Idempotent()
  @ZodResponse({ status: 200, type: OrderStockView })
  @HttpCode(200)
  ship(
    @Param('orderId', ORDER_ID) orderId: string,
    @Body() body: ShipOrderBody,
    @CurrentUser() user: Principal,
  ) {
    return this.orders.ship(orderId, body, actorOf(user));
  }

  @Post('orders/:orderId/picks')
  @RequirePermission('inventory.shipments.write')
  @Idempotent()
  @ZodResponse({ status: 200, type: OrderStockView })
  @HttpCode(200)
  changePick(
    @Param('orderId', ORDER_ID) orderId: string,
    @Body() body: ChangePickBody,
    @CurrentUser() user: Principal,
  ) {
    return this.orders.changePick(orderId, body, actorOf(user));
  }

  @Post('orders/:orderId/coverage')
  @RequirePermission('inventory.shipments.write')
  @ZodResponse({ status: 200, type: OrderStockView })
  @HttpCode(200)
  cover(@Param('orderId', ORDER_ID) orderId: string, @CurrentUser() user: Principal) {
    return this.orders.cover(orderId, actorOf(user));
  }

  @Post('orders/:orderId/shortage')
  @RequirePermission('inventory.shipments.write')
  @Idempotent()
  @ZodResponse({ status: 200, type: OrderStockView })
  @HttpCode(200)
  decide(@Param('orderId', ORDER_ID) orderId: string, @Body() body: DecideShortageBody) {
    return this.orders.decide(orderId, body);
  }

  @Get('order-log')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: OrderLogPage })
  log(@Query() query: OrderLogListQuery) {
    return this.orders.listLog(query);
  }
}
