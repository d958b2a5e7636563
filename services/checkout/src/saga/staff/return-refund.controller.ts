import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import {
  refundReturnSchema,
  RETURN_ID_PREFIX,
  staffReturnSchema,
} from '@solar/contracts/checkout/returns-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { ReturnRefund } from './return-refund';

class RefundReturn extends createZodDto(refundReturnSchema) {}
class StaffReturnView extends createZodDto(staffReturnSchema) {}

@Controller('api/checkout/admin/returns')
export class ReturnRefundController {
  constructor(private readonly refunds: ReturnRefund) {}

  @Post(':id/refund')
  @HttpCode(200)
  @RequirePermission('checkout.payments.refund')
  @Idempotent({ required: true })
  @ZodResponse({ status: 200, type: StaffReturnView })
  refund(@Param('id', idPipe(RETURN_ID_PREFIX)) id: string, @Body() body: RefundReturn) {
    return this.refunds.refund(id, body);
  }
}
