import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import {
  orderMailsSchema,
  sendOrderMailSchema,
  type OrderMails,
} from '@solar/contracts/checkout/order-mails-http';
import { staffOrderSchema, type StaffOrder } from '@solar/contracts/checkout/orders-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { OrderMailService } from './order-mail.service';

class SendOrderMailDto extends createZodDto(sendOrderMailSchema) {}
class OrderMailsDto extends createZodDto(orderMailsSchema) {}
class StaffOrderDto extends createZodDto(staffOrderSchema) {}

@Controller('api/checkout/admin/orders/:id/mails')
export class OrderMailController {
  constructor(private readonly mails: OrderMailService) {}

  @Get()
  @RequirePermission('checkout.orders.read')
  @ZodResponse({ status: 200, type: OrderMailsDto })
  list(@Param('id', idPipe('ord')) id: string): Promise<OrderMails> {
    return this.mails.list(id);
  }

  @Post()
  @RequirePermission('checkout.orders.write')
  @Idempotent({ required: true })
  @ZodResponse({ status: 201, type: StaffOrderDto })
  send(
    @Param('id', idPipe('ord')) id: string,
    @Body() body: SendOrderMailDto,
    @CurrentUser() sender: Principal,
  ): Promise<StaffOrder> {
    return this.mails.send(id, body, sender);
  }
}
