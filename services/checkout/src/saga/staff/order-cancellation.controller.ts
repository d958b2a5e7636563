import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { cancelOrderSchema, type Order } from '@solar/contracts/checkout/orders-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { OrderCancellation } from './order-cancellation';

class CancelOrder extends createZodDto(cancelOrderSchema) {}

@Controller('api/checkout/admin/orders')
export class OrderCancellationController {
  constructor(private readonly cancellation: OrderCancellation) {}

  @Post(':id/cancellation')
  @HttpCode(200)
  @RequirePermission('checkout.orders.write')
  @Idempotent()
  cancel(@Param('id', idPipe('ord')) id: string, @Body() body: CancelOrder): Promise<Order> {
    return this.cancellation.cancel(id, body);
  }
}
