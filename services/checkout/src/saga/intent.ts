import { Inject, Injectable } from '@nestjs/common';
import type { PaymentIntentView, PaymentMethod } from '@solar/contracts/checkout/payments-http';
import type { Principal } from '@solar/service-kit/auth/principal';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import type { CheckoutConfig } from '../config';
import { mirrored, newPayment } from '../payments/payment';
import { PaymentMethods } from '../payments/payment-methods.service';
import type { OpenedPayment, PaymentProvider } from '../payments/payment-provider';
import { requirePrices } from '../pricing/require-prices';
import { CheckoutRepository } from './checkout.repository';
import type { CheckoutDoc } from './checkout.schema';
import { CheckoutSignals } from './checkout-signals';
import { notPayable } from './not-payable';
import { PaymentSettled } from './paid';
import { Transfers } from './transfer';

/** The shopper chooses a way of paying a reserved checkout. */
@Injectable()
export class CreateIntent {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly methods: PaymentMethods,
    private readonly settled: PaymentSettled,
    private readonly transfers: Transfers,
    private readonly signals: CheckoutSignals,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
  ) {}

  /**
   * Creates the payment of a reserved checkout for the checkout's own total, or answers the one that exists. The state is written
   * before the provider is called, so that a crash in between leaves a trace that the sweeper follows.
   */
  async create(
    user: Principal,
    checkoutId: string,
    method: PaymentMethod,
  ): Promise<PaymentIntentView> {
    requirePrices(user);
    const provider = await this.methods.choose(method);
    if (provider.deferred) return this.transfers.place(user, checkoutId, provider);
    const now = new Date();
    const lookUpAt = new Date(now.getTime() + this.config.PAYMENT_LOOKUP_SECONDS * 1_000);
    const reserved = { _id: checkoutId, customerId: user.userId, expiresAt: { $gt: now } };
    const seen = await this.checkouts.take('intent', reserved, {
      $set: { wakeAt: lookUpAt, payment: newPayment(provider.code) },
    });
    return seen ? this.open(seen, provider) : this.again(user, checkoutId, provider);
  }

  /** A checkout that is not reserved: the payment exists already, or there is a reason why it cannot. */
  private async again(
    user: Principal,
    checkoutId: string,
    provider: PaymentProvider,
  ): Promise<PaymentIntentView> {
    const checkout = await this.checkouts.findOwned(checkoutId, user.userId);
    if (!checkout) throw problem.notFound('Checkout');
    const late = checkout.expiresAt <= new Date();
    if (late || checkout.state !== 'authorizing' || checkout.payment?.provider !== provider.code) {
      throw notPayable(checkout);
    }
    const { id: paymentId } = checkout.payment;
    if (paymentId === undefined) return this.open(checkout, provider);
    const amount = checkout.totals.total;
    return this.view(await provider.retrieve({ paymentId, checkoutId, amount }));
  }

  private async open(checkout: CheckoutDoc, provider: PaymentProvider): Promise<PaymentIntentView> {
    const opened = await provider.create(checkout._id, checkout.totals.total);
    const view = await this.view(opened);
    const known = await this.checkouts.notePayment(checkout._id, {
      $set: mirrored(opened.payment),
    });
    if (known) this.signals.remember(known);
    else await this.assertPayable(checkout._id);
    return view;
  }

  /** While the provider was asked, the same request came again, or the checkout was given up and its stock with it. */
  private async assertPayable(checkoutId: string): Promise<void> {
    const now = await this.checkouts.findById(checkoutId);
    if (!now) throw problem.notFound('Checkout');
    if (now.state !== 'authorizing') throw notPayable(now);
  }

  private async view({ payment, clientSecret }: OpenedPayment): Promise<PaymentIntentView> {
    if (payment.status === 'cancelled' || payment.status === 'succeeded') {
      await this.settled.settle(payment);
      throw problem.conflict('checkout.not_payable', `The payment has ${payment.status}`);
    }
    return {
      paymentId: payment.paymentId,
      clientSecret,
      amount: payment.amount,
      status: payment.status === 'processing' ? 'processing' : 'requires_payment',
    };
  }
}
