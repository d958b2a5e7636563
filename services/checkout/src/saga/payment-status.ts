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
import {
  CheckoutSignals,
  isDecided,
  signalOf,
  type CheckoutSignal,
  type Listener,
} from './checkout-signals';
import { PaymentSettled } from './paid';
import { knownPayment } from './refund';

/** How long the webhook is waited for before the provider is asked; each replica asks about a payment at most this often. */
const ASK_EVERY_MS = 2_000;
/** How long a status request waits for news before it answers that there is none. */
const WAIT_MS = 3_000;
/** How long what this process has just recorded takes to be heard. */
const SIGNAL_MS = 250;
const ASKED_MAX = 10_000;
/** What is answered from memory: the other decided states are about to change, and the memory hears of it after the database. */
const LASTING: readonly CheckoutState[] = ['paid', 'refunded'];

/** What became of a payment: what this replica has heard of it, else one read and the signals of what happens to it. */
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
    const began = Date.now();
    const listener = this.signals.listen(paymentId);
    try {
      const decided = await this.decided(user, paymentId, listener);
      if (decided) return this.view(paymentId, decided);
      const checkout = await this.checkouts.findOwnedByPayment(paymentId, user.userId);
      if (!checkout) throw problem.notFound('Payment');
      const read = signalOf(checkout);
      const now = isDecided(read) ? undefined : await this.news(checkout, listener, began);
      return this.view(paymentId, now ?? read);
    } finally {
      listener.end();
    }
  }

  /** What this replica knows of the customer's payment, or hears of it before the provider would be asked. */
  private async decided(
    user: Principal,
    paymentId: string,
    listener: Listener,
  ): Promise<CheckoutSignal | undefined> {
    const known = this.signals.known(paymentId);
    if (known?.customerId !== user.userId) return undefined;
    if (isDecided(known)) return LASTING.includes(known.checkout.state) ? known : undefined;
    // A refusal is not waited out: the read says whether another card was taken meanwhile.
    if (known.payment?.lastErrorCode !== null) return undefined;
    const heard = await listener.first(
      (signal) => isDecided(signal) || isRefused(signal),
      ASK_EVERY_MS,
    );
    return heard && isDecided(heard) ? heard : undefined;
  }

  /** What happens to an open payment within the time that a request waits. */
  private async news(
    checkout: KnownPaymentCheckout,
    listener: Listener,
    began: number,
  ): Promise<CheckoutSignal | undefined> {
    // After a refusal another card may have been taken, and the refusal must not be shown for it.
    const refused = checkout.payment.lastErrorCode !== null;
    const untilAsked = began + ASK_EVERY_MS - Date.now();
    const moved = await listener.first(isDecided, refused ? 0 : untilAsked);
    if (moved) return moved;
    const declined = await this.ask(checkout);
    const after = await (declined
      ? listener.first(isNews, SIGNAL_MS)
      : listener.first(isDecided, began + WAIT_MS - Date.now()));
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

  private view(paymentId: string, now: CheckoutSignal): PaymentStatusView {
    const { checkout, payment } = now;
    if (!payment) throw new Error(`${checkout.checkoutId} has no payment`);
    return {
      paymentId,
      status: payment.status,
      checkoutId: checkout.checkoutId,
      checkoutState: checkout.state,
      orderId: checkout.orderId,
      orderNumber: checkout.orderNumber,
      lastErrorCode: payment.lastErrorCode,
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

const isRefused = (signal: CheckoutSignal | null): boolean =>
  typeof signal?.payment?.lastErrorCode === 'string';
