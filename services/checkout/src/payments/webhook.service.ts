import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { RefundService } from './refund.service';
import { SettlementService } from './settlement.service';
import { refundOutcome, StripeGateway, toPayment, type ProviderEvent } from './stripe.gateway';

const PAYMENT_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
];
const REFUND_EVENTS = ['refund.created', 'refund.updated', 'refund.failed'];

/** Provider events in any order, any number of times. Types without an effect are acknowledged and forgotten. */
@Injectable()
export class WebhookService {
  constructor(
    private readonly gateway: StripeGateway,
    private readonly settlement: SettlementService,
    private readonly refunds: RefundService,
  ) {}

  async receive(rawBody: Buffer, signature: string): Promise<void> {
    const event = this.gateway.verify(rawBody, signature);
    if (isPaymentIntent(event)) {
      await this.settlement.settle(toPayment(event.object), event.id);
    } else if (isRefund(event)) {
      await this.onRefund(event.object);
    }
  }

  private async onRefund(refund: Stripe.Refund): Promise<void> {
    const paymentId = refund.payment_intent;
    const refundId = refund.metadata?.['refundId'];
    if (typeof paymentId !== 'string' || refundId === undefined) return;
    await this.refunds.finish(paymentId, refundId, refundOutcome(refund.status));
  }
}

function isPaymentIntent(
  event: ProviderEvent,
): event is ProviderEvent & { object: Stripe.PaymentIntent } {
  return PAYMENT_EVENTS.includes(event.type);
}

function isRefund(event: ProviderEvent): event is ProviderEvent & { object: Stripe.Refund } {
  return REFUND_EVENTS.includes(event.type);
}
