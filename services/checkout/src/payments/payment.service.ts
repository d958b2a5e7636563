import { Inject, Injectable } from '@nestjs/common';
import type { PaymentIntentView, PaymentStatusView } from '@solar/contracts/checkout/payments-http';
import type { CheckoutState } from '@solar/contracts/checkout/checkout-states';
import type { Principal } from '@solar/service-kit/auth/principal';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import { CheckoutRepository } from '../checkouts/checkout.repository';
import type { CheckoutDoc } from '../checkouts/checkout.schema';
import { CheckoutSignals } from '../checkouts/checkout-signals';
import type { CheckoutConfig } from '../config';
import { requirePrices } from '../pricing/require-prices';
import { SiteSettingsService } from '../settings/site-settings.service';
import { PaymentRepository } from './payment.repository';
import type { PaymentDoc } from './payment.schema';
import { toStatusView } from './payment.presenter';
import { SettlementService } from './settlement.service';
import { StripeGateway } from './stripe.gateway';

/** A browser makes the service ask the provider at most this often; the webhook is usually faster. */
const ASK_EVERY_MS = 1_000;
/** How long a status request waits for news before it answers that there is none. */
const PLACE_WAIT_MS = 2_000;
const UNDER_WAY: readonly CheckoutState[] = ['authorizing', 'confirming'];

@Injectable()
export class PaymentService {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly payments: PaymentRepository,
    private readonly gateway: StripeGateway,
    private readonly settlement: SettlementService,
    private readonly signals: CheckoutSignals,
    private readonly settings: SiteSettingsService,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
  ) {}

  /**
   * Creates the payment of a reserved checkout for the checkout's own total, or answers the one that exists. The state is written
   * before the provider is called, so that a crash in between leaves a trace that the sweeper follows.
   */
  async createIntent(user: Principal, checkoutId: string): Promise<PaymentIntentView> {
    requirePrices(user);
    const { paymentsEnabled } = await this.settings.current();
    if (!paymentsEnabled) {
      throw problem.conflict('payments.disabled', 'Payments are switched off at the moment');
    }
    const checkout = await this.checkouts.findOwned(checkoutId, user.userId);
    if (!checkout) throw problem.notFound('Checkout');
    if (checkout.expiresAt.getTime() <= Date.now()) throw expired();
    if (checkout.state === 'reserved') {
      const lookup = Date.now() + this.config.PAYMENT_LOOKUP_SECONDS * 1_000;
      const wakeAt = new Date(Math.min(lookup, checkout.expiresAt.getTime()));
      await this.checkouts.advance(checkoutId, ['reserved'], 'authorizing', { wakeAt });
    } else if (checkout.state !== 'authorizing') {
      throw notPayable(checkout);
    }
    return this.intentOf(checkout);
  }

  /** What became of a payment; the same settlement runs as for the webhook. */
  async status(user: Principal, paymentId: string): Promise<PaymentStatusView> {
    const payment = await this.payments.findById(paymentId);
    if (!payment || payment.customerId !== user.userId) throw problem.notFound('Payment');
    const declined = await this.askIfOpen(payment);
    const checkout = await this.signals.probeUntil(
      payment.checkoutId,
      () => this.checkouts.findById(payment.checkoutId),
      (now) => now === null || !UNDER_WAY.includes(now.state),
      declined ? 0 : PLACE_WAIT_MS,
    );
    const paid = await this.payments.findById(paymentId);
    if (!checkout) throw problem.notFound('Payment');
    return toStatusView(paid ?? payment, checkout);
  }

  private async intentOf(checkout: CheckoutDoc): Promise<PaymentIntentView> {
    const known =
      checkout.state === 'authorizing' ? await this.payments.findByCheckout(checkout._id) : null;
    const { payment, clientSecret } = known
      ? await this.gateway.retrieve(known._id)
      : await this.gateway.create(checkout._id, checkout.totals.total);
    if (payment.status === 'canceled' || payment.status === 'succeeded') {
      await this.settlement.settle(payment);
      throw problem.conflict('checkout.not_payable', `The payment has ${payment.status}`);
    }
    if (!known) await this.payments.open(checkout, payment);
    return {
      paymentId: payment.paymentId,
      clientSecret,
      amount: payment.amount,
      status: payment.status === 'processing' ? 'processing' : 'requires_payment',
    };
  }

  /** True when the provider says that the card was refused: then there is nothing to wait for. */
  private async askIfOpen(payment: PaymentDoc): Promise<boolean> {
    const open = payment.status === 'requires_payment' || payment.status === 'processing';
    const time = new Date();
    const asked = time.getTime() - payment.checkedAt.getTime() < ASK_EVERY_MS;
    // After a refusal another card may have been taken, and the refusal must not be shown for it.
    if (!open || (asked && payment.lastErrorCode === null)) return false;
    await this.payments.markChecked(payment._id, time);
    const { payment: now } = await this.gateway.retrieve(payment._id);
    await this.settlement.settle(now);
    return now.status === 'declined';
  }
}

function expired() {
  return problem.conflict('checkout.expired', 'The reservation has ended; please check out again');
}

function notPayable(checkout: CheckoutDoc) {
  return checkout.cancelReason === 'expired'
    ? expired()
    : problem.conflict('checkout.not_payable', `This checkout is ${checkout.state}`);
}
