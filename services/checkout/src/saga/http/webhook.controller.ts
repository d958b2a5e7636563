import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { Public } from '@solar/service-kit/auth/access';
import { problem } from '@solar/service-kit/errors/problem';
import type { FastifyRequest } from 'fastify';
import { PaymentMethods } from '../../payments/payment-methods.service';
import type { PaymentProvider, ProviderPayment } from '../../payments/payment-provider';
import { PaymentSettled } from '../paid';
import { Refunds } from '../refund';

const PROVIDER = 'stripe';

/** Events of the card provider in any order, any number of times; those without an effect are acknowledged and forgotten. */
@Controller('api/payments/webhook')
export class WebhookController {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly settled: PaymentSettled,
    private readonly refunds: Refunds,
  ) {}

  /** Public because the signature over the raw body is the authentication. */
  @Post()
  @HttpCode(200)
  @Public()
  async receive(@Req() request: FastifyRequest): Promise<{ received: true }> {
    if (!request.rawBody) {
      throw problem.badRequest('webhook.signature', 'A signed body is required');
    }
    const provider = this.methods.provider(PROVIDER);
    const event = provider.parseWebhook(request.rawBody, request.headers);
    if (event?.kind === 'payment') {
      await this.settled.settle(await withCard(event.payment, provider), event.id);
    }
    if (event?.kind === 'refund') {
      await this.refunds.finish(event.paymentId, event.refundId, event.outcome);
    }
    return { received: true };
  }
}

/** An event names no card; it is asked for before the order is made, since the confirmation and the invoice name it. */
async function withCard(
  payment: ProviderPayment,
  provider: PaymentProvider,
): Promise<ProviderPayment> {
  if (payment.status !== 'succeeded' || payment.card) return payment;
  return { ...payment, card: await provider.cardOf(payment.paymentId) };
}
