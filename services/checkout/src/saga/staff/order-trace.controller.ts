import { Controller, Get, Param } from '@nestjs/common';
import { orderTraceSchema } from '@solar/contracts/checkout/order-trace-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { OrderTracing } from './order-trace';

class OrderTraceDto extends createZodDto(orderTraceSchema) {}

@Controller('api/checkout/admin/orders')
export class OrderTraceController {
  constructor(private readonly tracing: OrderTracing) {}

  @Get(':id/trace')
  @RequirePermission('checkout.orders.read')
  @ZodResponse({ status: 200, type: OrderTraceDto })
  read(@Param('id', idPipe('ord')) id: string) {
    return this.tracing.read(id);
  }
}
