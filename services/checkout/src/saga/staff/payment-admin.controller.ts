import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  confirmReceiptSchema,
  listPaymentsQuerySchema,
  refundSchema,
  type Payment,
} from '@solar/contracts/checkout/payments-http';
import type { Page } from '@solar/contracts/common/pagination';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { paymentIdPipe } from '../../payments/payment-id.pipe';
import { PaymentAdminService } from './payment-admin.service';

class ListPayments extends createZodDto(listPaymentsQuerySchema) {}
class Refund extends createZodDto(refundSchema) {}
class ConfirmReceipt extends createZodDto(confirmReceiptSchema) {}

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

  @Post(':id/refunds/:refundId/confirmation')
  @HttpCode(200)
  @RequirePermission('checkout.payments.confirm')
  confirmRefund(
    @Param('id', paymentIdPipe) id: string,
    @Param('refundId', idPipe('rfd')) refundId: string,
  ): Promise<Payment> {
    return this.payments.confirmRefund(id, refundId);
  }

  @Post(':id/receipt')
  @HttpCode(200)
  @RequirePermission('checkout.payments.confirm')
  @Idempotent({ required: true })
  confirmReceipt(
    @Param('id', paymentIdPipe) id: string,
    @Body() body: ConfirmReceipt,
  ): Promise<Payment> {
    return this.payments.confirmReceipt(id, body);
  }
}
