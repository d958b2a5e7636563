import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { Logger } from 'pino';
import type { CheckoutConfig } from '../config';
import { reserveRefund } from '../payments/ledger';
import { mirrored } from '../payments/payment';
import type { ProviderPayment } from '../payments/payment-provider';
import { CheckoutRepository } from './checkout.repository';
import type { CheckoutDoc } from './checkout.schema';
import { CheckoutSignals } from './checkout-signals';
import { OrderMaking, type Made } from './order-making';
import { releaseHoldEntry } from './order-of-checkout';
import { automaticRefund, Refunds, RETRY_MS } from './refund';
import { decideSettlement } from './settlement';

/**
 * What a payment's state does to its checkout: the one function behind the webhook, the browser's poll and the sweeper. The condition
 * (state, amount, event not seen) is part of the write, so that whoever comes second does nothing; only a miss is looked up.
 */
@Injectable()
export class PaymentSettled {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly making: OrderMaking,
    private readonly refunds: Refunds,
    private readonly outbox: Outbox,
    private readonly signals: CheckoutSignals,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Applies what the provider says. `eventId` is recorded with the effect. */
  async settle(payment: ProviderPayment, eventId?: string): Promise<void> {
    if (payment.checkoutId === null || payment.status === 'open') return;
    const outcome = payment.status === 'succeeded' ? await this.confirm(payment, eventId) : null;
    if (outcome === 'made') return;
    const checkout = await this.checkouts.findById(payment.checkoutId);
    if (!checkout?.payment) return;
    if (checkout.payment.id !== undefined && checkout.payment.id !== payment.paymentId) {
      this.logger.error({ ...payment, known: checkout.payment.id }, 'second payment of a checkout');
      return;
    }
    switch (decideSettlement(checkout.state, checkout.totals.total, payment)) {
      case 'none':
        return;
      case 'record':
        return this.record(payment, eventId);
      case 'cancel':
        return this.cancel(checkout, payment, eventId);
      case 'refund':
        return this.giveBack(checkout, payment, eventId);
      case 'confirm':
        if (outcome === 'ordered') return this.giveBack(checkout, payment, eventId);
        if (eventId !== undefined && checkout.payment.eventIds.includes(eventId)) return;
        throw problem.unavailable('service.busy', 'The checkout is being changed; please repeat');
    }
  }

  private async confirm(payment: ProviderPayment, eventId?: string): Promise<Made['outcome']> {
    const { captured } = payment;
    const terms = {
      paymentId: payment.paymentId,
      paymentStatus: 'succeeded' as const,
      paymentMethod: payment.method,
      ...(payment.card ? { paymentCard: payment.card } : {}),
      transferDueAt: null,
    };
    const made = await this.making.make(terms, (orderNumber) => ({
      name: 'paid',
      filter: {
        ...conditions(payment, eventId),
        'totals.total.amount': captured.amount,
        'totals.total.currency': captured.currency,
      },
      update: {
        $set: { ...mirrored(payment), orderNumber, cancelReason: null },
        ...recorded(eventId),
      },
    }));
    if (made.outcome === 'made') this.signals.announce(made.checkout);
    return made.outcome;
  }

  private async cancel(
    checkout: CheckoutDoc,
    payment: ProviderPayment,
    eventId?: string,
  ): Promise<void> {
    const cancelReason = checkout.cancelReason ?? 'payment_cancelled';
    const outbox = this.outbox.owed([releaseHoldEntry(checkout, cancelReason)]);
    const moved = await this.checkouts.take('voided', conditions(payment, eventId), {
      $set: { ...mirrored(payment), cancelReason, outbox },
      ...recorded(eventId),
    });
    if (!moved) return;
    void this.outbox.publish('checkouts', moved._id, outbox);
    this.signals.announce(moved);
  }

  /** Money that buys nothing: the amount is not the order's, or the cart has become another order. */
  private async giveBack(
    checkout: CheckoutDoc,
    payment: ProviderPayment,
    eventId?: string,
  ): Promise<void> {
    const captured = payment.captured.amount;
    const outbox = this.outbox.owed([releaseHoldEntry(checkout, 'paid_unfulfillable')]);
    const { refundPending } = reserveRefund({ captured, refunded: 0, refundPending: 0 }, captured);
    const moved = await this.checkouts.take('giveBack', conditions(payment, eventId), {
      $set: {
        ...mirrored(payment),
        outbox,
        wakeAt: new Date(Date.now() + RETRY_MS),
        'payment.refundPending': refundPending,
        'payment.refunds': [automaticRefund(checkout, captured, 'not_payable')],
      },
      ...recorded(eventId),
    });
    if (!moved) return;
    void this.outbox.publish('checkouts', moved._id, outbox);
    this.signals.announce(moved);
    await this.refunds.execute(payment.paymentId);
  }

  /** A declined or processing payment: shown to the shopper; after a refusal the stock stays held for a while only. */
  private async record(payment: ProviderPayment, eventId?: string): Promise<void> {
    const grace = new Date(Date.now() + this.config.DECLINE_GRACE_SECONDS * 1_000);
    const moved = await this.checkouts.change(
      { ...conditions(payment, eventId), state: 'authorizing' },
      {
        $set: mirrored(payment),
        ...recorded(eventId),
        ...(payment.status === 'declined' ? { $min: { expiresAt: grace, wakeAt: grace } } : {}),
      },
    );
    if (moved) this.signals.announce(moved);
  }
}

/** The checkout of a payment, while this event has had no effect on it. */
function conditions(payment: ProviderPayment, eventId?: string) {
  return {
    _id: payment.checkoutId ?? '',
    'payment.id': { $in: [null, payment.paymentId] as unknown as string[] },
    ...(eventId === undefined ? {} : { 'payment.eventIds': { $ne: eventId } }),
  };
}

function recorded(eventId?: string) {
  return eventId === undefined ? {} : { $push: { 'payment.eventIds': eventId } };
}
