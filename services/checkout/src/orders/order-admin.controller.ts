import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  changeOrderStatusSchema,
  listOrdersQuerySchema,
  shipOrderSchema,
  type Order,
  type OrderListItem,
} from '@solar/contracts/checkout/orders-http';
import type { Page } from '@solar/contracts/common/pagination';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { createZodDto } from 'nestjs-zod';
import { OrderAdminService } from './order-admin.service';

class ListOrders extends createZodDto(listOrdersQuerySchema) {}
class ChangeOrderStatus extends createZodDto(changeOrderStatusSchema) {}
class ShipOrder extends createZodDto(shipOrderSchema) {}

@Controller('api/checkout/admin/orders')
export class OrderAdminController {
  constructor(private readonly orders: OrderAdminService) {}

  @Get()
  @RequirePermission('checkout.orders.read')
  list(@Query() query: ListOrders): Promise<Page<OrderListItem>> {
    return this.orders.list(query);
  }

  @Get(':id')
  @RequirePermission('checkout.orders.read')
  read(@Param('id', idPipe('ord')) id: string): Promise<Order> {
    return this.orders.read(id);
  }

  @Patch(':id/status')
  @RequirePermission('checkout.orders.write')
  changeStatus(
    @Param('id', idPipe('ord')) id: string,
    @Body() body: ChangeOrderStatus,
  ): Promise<Order> {
    return this.orders.changeStatus(id, body);
  }

  @Post(':id/shipments')
  @HttpCode(200)
  @RequirePermission('checkout.orders.write')
  @Idempotent()
  ship(@Param('id', idPipe('ord')) id: string, @Body() body: ShipOrder): Promise<Order> {
    return this.orders.ship(id, body);
  }
}
