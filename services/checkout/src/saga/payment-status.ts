import { Inject, Injectable } from '@nestjs/common';
import type { CheckoutState } from '@solar/contracts/checkout/checkout-states';
import type { PaymentStatusView } from '@solar/contracts/checkout/payments-http';
import type { Principal } from '@solar/service-kit/auth/principal';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import { LRUCache } from 'lru-cache';
import type { CheckoutConfig } from '../config';
import { bankAccountOf, transferInstructions } from '../payments/bank-transfer/bank-account';
import { PaymentMethods } from '../payments/payment-methods.service';
import { CheckoutRepository } from './checkout.repository';
import type { KnownPaymentCheckout } from './checkout.schema';
import { CheckoutSignals, signalOf, type CheckoutSignal, type Listener } from './checkout-signals';
import { PaymentSettled } from './paid';
import { knownPayment } from './refund';

/** How long the webhook is waited for before the provider is asked; each replica asks about a payment at most this often. */
const ASK_EVERY_MS = 1_000;
/** How long a status request waits for news before it answers that there is none. */
const WAIT_MS = 2_000;
/** How long what this process has just recorded takes to be heard. */
const SIGNAL_MS = 250;
const ASKED_MAX = 10_000;
const UNDER_WAY: readonly CheckoutState[] = ['authorizing'];

/** What became of a payment: one read, then the signals of what happens to it. */
@Injectable()
export class PaymentStatusReader {
  private readonly asked = new LRUCache<string, true>({ max: ASKED_MAX, ttl: ASK_EVERY_MS });

  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly methods: PaymentMethods,
    private readonly settled: PaymentSettled,
    private readonly signals: CheckoutSignals,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
  ) {}

  async read(user: Principal, paymentId: string): Promise<PaymentStatusView> {
    const listener = this.signals.listen(paymentId);
    try {
      const checkout = await this.checkouts.findOwnedByPayment(paymentId, user.userId);
      if (!checkout) throw problem.notFound('Payment');
      const now = UNDER_WAY.includes(checkout.state)
        ? await this.news(checkout, listener)
        : undefined;
      return this.view(checkout, now ?? signalOf(checkout));
    } finally {
      listener.end();
    }
  }

  /** What happens to an open payment within the time that a request waits. */
  private async news(
    checkout: KnownPaymentCheckout,
    listener: Listener,
  ): Promise<CheckoutSignal | undefined> {
    const end = Date.now() + WAIT_MS;
    // After a refusal another card may have been taken, and the refusal must not be shown for it.
    const refused = checkout.payment.lastErrorCode !== null;
    const moved = await listener.first(isOver, refused ? 0 : ASK_EVERY_MS);
    if (moved) return moved;
    const declined = await this.ask(checkout);
    const after = await (declined
      ? listener.first(isNews, SIGNAL_MS)
      : listener.first(isOver, end - Date.now()));
    return after ?? listener.latest;
  }

  /** True when the provider says that the card was refused: then there is nothing to wait for. */
  private async ask(checkout: KnownPaymentCheckout): Promise<boolean> {
    const { payment } = checkout;
    if (payment.lastErrorCode === null && this.asked.has(payment.id)) return false;
    this.asked.set(payment.id, true);
    const provider = this.methods.provider(payment.provider);
    const { payment: found } = await provider.retrieve(knownPayment(checkout));
    await this.settled.settle(found);
    return found.status === 'declined';
  }

  private view(read: KnownPaymentCheckout, now: CheckoutSignal): PaymentStatusView {
    const { checkout, payment } = now;
    return {
      paymentId: read.payment.id,
      status: payment?.status ?? read.payment.status,
      checkoutId: checkout.checkoutId,
      checkoutState: checkout.state,
      orderId: checkout.orderId,
      orderNumber: checkout.orderNumber,
      lastErrorCode: payment?.lastErrorCode ?? null,
      transfer: this.transferOf(now),
    };
  }

  private transferOf({ checkout }: CheckoutSignal): PaymentStatusView['transfer'] {
    const account = bankAccountOf(this.config);
    if (checkout.state !== 'awaiting_transfer' || !account) return null;
    return transferInstructions(account, {
      reference: checkout.orderNumber ?? '',
      amount: checkout.totals.total,
      dueAt: new Date(checkout.expiresAt),
    });
  }
}

const isNews = (signal: CheckoutSignal | null): boolean => signal !== null;
const isOver = (signal: CheckoutSignal | null): boolean =>
  signal !== null && !UNDER_WAY.includes(signal.checkout.state);
