import { Injectable } from '@nestjs/common';
import type { CancelReason } from '@solar/contracts/checkout/checkout-states';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { PaymentMethods } from '../payments/payment-methods.service';
import { CheckoutRepository } from './checkout.repository';
import type { CheckoutDoc } from './checkout.schema';
import { CheckoutSignals } from './checkout-signals';
import { releaseHoldEntry } from './order-of-checkout';
import { PaymentSettled } from './paid';

const ASK_AGAIN_MS = 15_000;

/** Gives up a checkout that was not paid. Once a payment may exist the provider is asked first: it alone knows. */
@Injectable()
export class VoidCheckout {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly methods: PaymentMethods,
    private readonly settled: PaymentSettled,
    private readonly outbox: Outbox,
    private readonly signals: CheckoutSignals,
  ) {}

  /**
   * Answers the checkout as it stands afterwards: cancelled, or paid after all, or voiding when the provider's answer is still to come,
   * for which the sweeper asks again.
   */
  async cancel(seen: CheckoutDoc, cancelReason: CancelReason): Promise<CheckoutDoc | null> {
    const cancelled = await this.cancelUnpaid(seen, cancelReason);
    if (cancelled) return cancelled;
    const wakeAt = new Date(Date.now() + ASK_AGAIN_MS);
    const voiding = await this.checkouts.take(
      'void',
      { _id: seen._id },
      { $set: { cancelReason, wakeAt } },
    );
    const now = voiding ?? (await this.checkouts.findById(seen._id));
    if (now?.state !== 'voiding') return now;
    await this.askProvider(now);
    return this.checkouts.findById(seen._id);
  }

  private async cancelUnpaid(
    seen: CheckoutDoc,
    cancelReason: CancelReason,
  ): Promise<CheckoutDoc | null> {
    if (seen.state !== 'reserving' && seen.state !== 'reserved') return null;
    const outbox = this.outbox.owed([releaseHoldEntry(seen, cancelReason)]);
    const filter = { _id: seen._id };
    const cancelled = await this.checkouts.take('cancel', filter, {
      $set: { cancelReason, outbox },
    });
    if (!cancelled) return null;
    void this.outbox.publish('checkouts', seen._id, outbox);
    this.signals.announce(cancelled);
    return cancelled;
  }

  /** Without an id the payment may still exist: the same idempotency key finds it, or makes one to cancel. */
  private async askProvider(checkout: CheckoutDoc): Promise<void> {
    const { payment, totals, _id: checkoutId } = checkout;
    if (!payment) throw new Error(`${checkoutId} is voiding without a payment`);
    const provider = this.methods.provider(payment.provider);
    const amount = totals.total;
    const paymentId = payment.id ?? (await provider.create(checkoutId, amount)).payment.paymentId;
    await this.settled.settle(await provider.cancel({ paymentId, checkoutId, amount }));
  }
}
