import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import {
  addOrderNoteSchema,
  changeOrderStatusSchema,
  correctTaxNumberSchema,
  listOrdersQuerySchema,
  shipOrderSchema,
  staffOrderSchema,
  type OrderListItem,
  type StaffOrder,
} from '@solar/contracts/checkout/orders-http';
import type { Page } from '@solar/contracts/common/pagination';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { OrderAdminService } from './order-admin.service';
import { TaxNumberCorrection } from './tax-number-correction';

class ListOrders extends createZodDto(listOrdersQuerySchema) {}
class ChangeOrderStatus extends createZodDto(changeOrderStatusSchema) {}
class AddNote extends createZodDto(addOrderNoteSchema) {}
class StaffOrderDto extends createZodDto(staffOrderSchema) {}
class CorrectTaxNumber extends createZodDto(correctTaxNumberSchema) {}
class ShipOrder extends createZodDto(shipOrderSchema) {}

@Controller('api/checkout/admin/orders')
export class OrderAdminController {
  constructor(
    private readonly orders: OrderAdminService,
    private readonly taxNumbers: TaxNumberCorrection,
  ) {}

  @Get()
  @RequirePermission('checkout.orders.read')
  list(@Query() query: ListOrders): Promise<Page<OrderListItem>> {
    return this.orders.list(query);
  }

  @Get(':id')
  @RequirePermission('checkout.orders.read')
  read(@Param('id', idPipe('ord')) id: string): Promise<StaffOrder> {
    return this.orders.read(id);
  }

  @Patch(':id/status')
  @RequirePermission('checkout.orders.write')
  changeStatus(
    @Param('id', idPipe('ord')) id: string,
    @Body() body: ChangeOrderStatus,
  ): Promise<StaffOrder> {
    return this.orders.changeStatus(id, body);
  }

  @Put(':id/tax-number')
  @RequirePermission('checkout.orders.write')
  correctTaxNumber(
    @Param('id', idPipe('ord')) id: string,
    @Body() body: CorrectTaxNumber,
  ): Promise<StaffOrder> {
    return this.taxNumbers.correct(id, body);
  }

  @Post(':id/notes')
  @RequirePermission('checkout.orders.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: StaffOrderDto })
  addNote(
    @Param('id', idPipe('ord')) id: string,
    @Body() body: AddNote,
    @CurrentUser() author: Principal,
  ) {
    return this.orders.addNote(id, body, author);
  }

  @Post(':id/shipments')
  @HttpCode(200)
  @RequirePermission('checkout.orders.write')
  @Idempotent()
  ship(@Param('id', idPipe('ord')) id: string, @Body() body: ShipOrder): Promise<StaffOrder> {
    return this.orders.ship(id, body);
  }
}
