import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  createIntentSchema,
  type PaymentConfig,
  type PaymentIntentView,
  type PaymentStatusView,
} from '@solar/contracts/checkout/payments-http';
import { Public, SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { paymentIdPipe } from '../../payments/payment-id.pipe';
import { PaymentMethods } from '../../payments/payment-methods.service';
import { CreateIntent } from '../intent';
import { PaymentStatusReader } from '../payment-status';

class CreateIntentBody extends createZodDto(createIntentSchema) {}

@Controller('api/payments')
export class PaymentController {
  constructor(
    private readonly intents: CreateIntent,
    private readonly statuses: PaymentStatusReader,
    private readonly methods: PaymentMethods,
  ) {}

  @Get('config')
  @Public()
  config(): Promise<PaymentConfig> {
    return this.methods.config();
  }

  /** Idempotent by the checkout: the same checkout always answers the same payment. */
  @Post('create-intent')
  @HttpCode(200)
  @SignedIn()
  createIntent(
    @CurrentUser() user: Principal,
    @Body() body: CreateIntentBody,
  ): Promise<PaymentIntentView> {
    return this.intents.create(user, body.metadata.checkoutId, body.method);
  }

  @Get('status/:id')
  @SignedIn()
  status(
    @CurrentUser() user: Principal,
    @Param('id', paymentIdPipe) id: string,
  ): Promise<PaymentStatusView> {
    return this.statuses.read(user, id);
  }
}
