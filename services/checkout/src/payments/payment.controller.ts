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
import { createZodDto } from 'nestjs-zod';
import { paymentIdPipe } from './payment-id.pipe';
import { PaymentConfigService } from './payment-config.service';
import { PaymentService } from './payment.service';

class CreateIntent extends createZodDto(createIntentSchema) {}

@Controller('api/payments')
export class PaymentController {
  constructor(
    private readonly payments: PaymentService,
    private readonly configs: PaymentConfigService,
  ) {}

  @Get('config')
  @Public()
  config(): Promise<PaymentConfig> {
    return this.configs.read();
  }

  /** Idempotent by the checkout: the same checkout always answers the same payment. */
  @Post('create-intent')
  @HttpCode(200)
  @SignedIn()
  createIntent(
    @CurrentUser() user: Principal,
    @Body() body: CreateIntent,
  ): Promise<PaymentIntentView> {
    return this.payments.createIntent(user, body.metadata.checkoutId);
  }

  @Get('status/:id')
  @SignedIn()
  status(
    @CurrentUser() user: Principal,
    @Param('id', paymentIdPipe) id: string,
  ): Promise<PaymentStatusView> {
    return this.payments.status(user, id);
  }
}
