import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  cancelMyOrderSchema,
  type Order,
  type ReorderLine,
} from '@solar/contracts/checkout/orders-http';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { Reorders } from '../reorder';
import { OrderCancellation } from '../staff/order-cancellation';

class CancelMyOrder extends createZodDto(cancelMyOrderSchema) {}

/** What customers do with their own orders. */
@Controller('api/checkout/orders/:id')
@SignedIn()
export class MyOrderController {
  constructor(
    private readonly cancellation: OrderCancellation,
    private readonly reorders: Reorders,
  ) {}

  @Post('cancellation')
  @HttpCode(200)
  @Idempotent()
  cancel(
    @CurrentUser() user: Principal,
    @Param('id', idPipe('ord')) id: string,
    @Body() { reason }: CancelMyOrder,
  ): Promise<Order> {
    return this.cancellation.cancelOwned(user, id, reason);
  }

  @Get('reorder')
  reorder(
    @CurrentUser() user: Principal,
    @Param('id', idPipe('ord')) id: string,
  ): Promise<{ lines: ReorderLine[] }> {
    return this.reorders.preview(user, id);
  }
}
