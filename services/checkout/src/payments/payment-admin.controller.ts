import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  listPaymentsQuerySchema,
  refundSchema,
  type Payment,
} from '@solar/contracts/checkout/payments-http';
import type { Page } from '@solar/contracts/common/pagination';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { createZodDto } from 'nestjs-zod';
import { PaymentAdminService } from './payment-admin.service';
import { paymentIdPipe } from './payment-id.pipe';

class ListPayments extends createZodDto(listPaymentsQuerySchema) {}
class Refund extends createZodDto(refundSchema) {}

@Controller('api/payments/admin/payments')
export class PaymentAdminController {
  constructor(private readonly payments: PaymentAdminService) {}

  @Get()
  @RequirePermission('checkout.payments.read')
  list(@Query() query: ListPayments): Promise<Page<Payment>> {
    return this.payments.list(query);
  }

  @Get(':id')
  @RequirePermission('checkout.payments.read')
  read(@Param('id', paymentIdPipe) id: string): Promise<Payment> {
    return this.payments.read(id);
  }

  @Post(':id/refunds')
  @HttpCode(200)
  @RequirePermission('checkout.payments.refund')
  @Idempotent({ required: true })
  refund(@Param('id', paymentIdPipe) id: string, @Body() body: Refund): Promise<Payment> {
    return this.payments.refund(id, body);
  }
}
