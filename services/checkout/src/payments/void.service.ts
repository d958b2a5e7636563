import { Injectable } from '@nestjs/common';
import type { CancelReason } from '@solar/contracts/checkout/checkout-states';
import { releaseHold } from '@solar/contracts/inventory/commands';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { CheckoutRepository } from '../checkouts/checkout.repository';
import type { CheckoutDoc } from '../checkouts/checkout.schema';
import { CheckoutSignals } from '../checkouts/checkout-signals';
import { PaymentRepository } from './payment.repository';
import { SettlementService } from './settlement.service';
import { StripeGateway } from './stripe.gateway';

const VOID_AGAIN_MS = 15_000;

/** Ends a checkout that was not paid. Once a payment may exist the provider is asked first: it alone knows. */
@Injectable()
export class VoidService {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly payments: PaymentRepository,
    private readonly gateway: StripeGateway,
    private readonly settlement: SettlementService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly signals: CheckoutSignals,
  ) {}

  /** Afterwards the checkout is cancelled, or it turned out to be paid and goes on, or the sweeper tries again. */
  async end(checkout: CheckoutDoc, cancelReason: CancelReason): Promise<void> {
    if (checkout.state === 'reserving' || checkout.state === 'reserved') {
      if (await this.cancelUnpaid(checkout, cancelReason)) return;
    }
    const again = { cancelReason, wakeAt: new Date(Date.now() + VOID_AGAIN_MS) };
    const won = await this.checkouts.advance(checkout._id, ['authorizing'], 'voiding', again);
    if (won || checkout.state === 'voiding') await this.askProvider(checkout);
  }

  private async cancelUnpaid(checkout: CheckoutDoc, cancelReason: CancelReason): Promise<boolean> {
    const cancelled = await this.transactions.run(async (session) => {
      const won = await this.checkouts.advance(
        checkout._id,
        ['reserving', 'reserved'],
        'cancelled',
        { cancelReason },
        session,
      );
      if (!won) return false;
      await this.outbox.add(session, releaseHold, {
        aggregateId: checkout.holdId,
        version: checkout.version + 1,
        data: { holdId: checkout.holdId, reason: cancelReason },
      });
      return true;
    });
    if (cancelled) this.signals.announce(checkout._id);
    return cancelled;
  }

  /** Without a row the payment may still exist: the same idempotency key finds it, or makes one to cancel. */
  private async askProvider(checkout: CheckoutDoc): Promise<void> {
    const known = await this.payments.findByCheckout(checkout._id);
    const paymentId =
      known?._id ??
      (await this.gateway.create(checkout._id, checkout.totals.total)).payment.paymentId;
    await this.settlement.settle(await this.gateway.cancel(paymentId));
  }
}
