import { Inject, Injectable } from '@nestjs/common';
import { ORDER_TRANSITIONS } from '@solar/contracts/checkout/order-states';
import type { PaymentStatus } from '@solar/contracts/checkout/payment-states';
import { chargeStep } from '@solar/contracts/common/minor-units';
import { money } from '@solar/contracts/common/money';
import { canTransition } from '@solar/contracts/common/state-machine';
import { problem } from '@solar/service-kit/errors/problem';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Outbox, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import { appended } from '@solar/service-kit/messaging/outbox-field';
import { afterCommit, Transactions } from '@solar/service-kit/mongo/transactions';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { ClientSession } from 'mongoose';
import type { Logger } from 'pino';
import { OrderMoves } from '../orders/order-moves';
import { OrderRepository } from '../orders/order.repository';
import { refundable, reserveRefund, settleRefund, type Ledger } from '../payments/ledger';
import { ledgerOf, statusAfterRefund, type Payment, type RefundPart } from '../payments/payment';
import { PaymentMethods } from '../payments/payment-methods.service';
import type { KnownPayment, RefundOutcome } from '../payments/payment-provider';
import { ReturnProgress } from '../returns/return-progress';
import { CheckoutRepository } from './checkout.repository';
import type { KnownPaymentCheckout } from './checkout.schema';
import { CheckoutSignals } from './checkout-signals';
import { releaseAllocationEntry } from './order-of-checkout';
import { RefundMails } from './refund-mails';

export const RETRY_MS = 30_000;

type RefundRequest = Pick<RefundPart, 'refundId' | 'reason' | 'ofReturn'> & {
  /** All that is left when null. */
  amount: number | null;
};

/**
 * Refunds in two steps: `reserve` takes the amount out of the ledger in the caller's transaction, `execute` asks the provider
 * outside of any. A refund whose answer is unknown stays pending, counts as gone, and is asked for again with the same key.
 */
@Injectable()
export class Refunds {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly orders: OrderRepository,
    private readonly moves: OrderMoves,
    private readonly returns: ReturnProgress,
    private readonly methods: PaymentMethods,
    private readonly signals: CheckoutSignals,
    private readonly mails: RefundMails,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Takes a refund out of what is left of a payment. Answers its amount; 0 when nothing is left or the refund exists. */
  async reserve(
    paymentId: string,
    request: RefundRequest,
    session: ClientSession,
  ): Promise<number> {
    const checkout = await this.existing(paymentId, session);
    const { payment } = checkout;
    if (payment.refunds.some((refund) => refund.refundId === request.refundId)) return 0;
    const left = refundable(ledgerOf(payment));
    const amount = request.amount ?? left;
    if (amount === 0) return 0;
    if (amount > left) {
      throw problem.conflict('refund.exceeds_captured', 'More than what is left of the payment', {
        extra: { refundable: { amount: left, currency: payment.currency } },
      });
    }
    if (amount % chargeStep(payment.currency) !== 0) {
      throw problem.unprocessable('refund.step', 'The last decimal of this currency is zero');
    }
    const ledger = reserveRefund(ledgerOf(payment), amount);
    const refund = {
      ...pending(request.refundId, amount, request.reason),
      ...(request.ofReturn && { ofReturn: request.ofReturn }),
    };
    await this.save(checkout, ledger, { refunds: [...payment.refunds, refund] }, session);
    return amount;
  }

  /** Asks the provider for every pending refund of a payment; an unknown answer is left to the sweeper. */
  async execute(paymentId: string): Promise<void> {
    const checkout = await this.checkouts.findByPayment(paymentId);
    if (!checkout) return;
    const provider = this.methods.provider(checkout.payment.provider);
    for (const { refundId, amount } of pendingRefunds(checkout.payment)) {
      try {
        const outcome = await provider.refund(knownPayment(checkout), refundId, amount);
        await this.finish(paymentId, refundId, outcome);
      } catch (error) {
        this.logger.warn({ err: error, paymentId }, 'refund not answered, will be asked again');
      }
    }
    await this.rest(checkout);
  }

  /** Books the provider's answer; the same answer again changes nothing. False when no such refund is pending. */
  async finish(paymentId: string, refundId: string, outcome: RefundOutcome): Promise<boolean> {
    if (outcome === 'pending') return false;
    return this.transactions.run(async (session) => {
      const checkout = await this.checkouts.findByPayment(paymentId, session);
      const refund = checkout?.payment.refunds.find((one) => one.refundId === refundId);
      if (!checkout || refund?.status !== 'pending') return false;
      const { payment } = checkout;
      const succeeded = outcome === 'succeeded';
      const ledger = settleRefund(ledgerOf(payment), refund.amount, succeeded);
      const status = statusAfterRefund(payment, ledger);
      const refunds = payment.refunds.map((row) =>
        row.refundId === refundId ? { ...row, status: outcome } : row,
      );
      const mails = succeeded ? [this.mailer.entry(await this.mails.sent(checkout, refund))] : [];
      await this.save(checkout, ledger, { status, refunds, mails }, session);
      if (succeeded) await this.carryOver(checkout, ledger, status, refund, session);
      if (refund.ofReturn) {
        const { returnId } = refund.ofReturn;
        await this.returns.refundSettled(returnId, refundId, succeeded, session);
      }
      return true;
    });
  }

  /** What a refund means for its checkout and its order. */
  private async carryOver(
    checkout: KnownPaymentCheckout,
    ledger: Ledger,
    status: PaymentStatus,
    { refundId, amount, reason }: RefundPart,
    session: ClientSession,
  ): Promise<void> {
    const complete = status === 'refunded';
    if (complete) {
      const moved = await this.checkouts.take('refunded', { _id: checkout._id }, {}, session);
      if (moved) afterCommit(session, () => this.signals.announce(moved));
    }
    if (checkout.orderNumber === null) return;
    const order = await this.orders.setRefunded(
      checkout.orderId,
      ledger.refunded,
      status,
      { refundId, amount, reason },
      session,
    );
    if (!order || !complete || !canTransition(ORDER_TRANSITIONS, order.status, 'refunded')) return;
    const allocated = order.status === 'processing';
    const commands = allocated ? [releaseAllocationEntry(order, 'refunded')] : [];
    await this.moves.move(
      order,
      { to: 'refunded', note: reason, notify: false, commands },
      session,
    );
  }

  private async existing(paymentId: string, session: ClientSession): Promise<KnownPaymentCheckout> {
    const checkout = await this.checkouts.findByPayment(paymentId, session);
    if (!checkout) throw problem.notFound('Payment');
    return checkout;
  }

  /** Writes the ledger while the checkout is as it was seen: money was decided on that. */
  private async save(
    seen: KnownPaymentCheckout,
    ledger: Ledger,
    change: { status?: PaymentStatus; refunds: RefundPart[]; mails?: readonly OutboxEntry[] },
    session: ClientSession,
  ): Promise<void> {
    const added = change.mails?.length ? appended(this.outbox.owed(change.mails)) : null;
    const saved = await this.checkouts.change(
      { _id: seen._id, version: seen.version },
      {
        $set: {
          'payment.refunded': ledger.refunded,
          'payment.refundPending': ledger.refundPending,
          'payment.refunds': change.refunds,
          'payment.status': change.status ?? seen.payment.status,
          ...added?.$set,
          ...(ledger.refundPending > 0 ? { wakeAt: new Date(Date.now() + RETRY_MS) } : {}),
        },
        ...(ledger.refundPending > 0 ? {} : { $unset: { wakeAt: 1 } }),
        ...(added ? { $push: added.$push } : {}),
      },
      session,
    );
    if (!saved) {
      throw problem.conflict(
        'conflict.version',
        'Somebody else changed this payment meanwhile; load it again',
      );
    }
    const { _id, outbox } = saved;
    if (added && outbox) {
      afterCommit(session, () => void this.outbox.publish('checkouts', _id, outbox));
    }
  }

  /** Refunds that staff send by hand are not asked for again. */
  private async rest({ _id, payment }: KnownPaymentCheckout): Promise<void> {
    if (!this.methods.provider(payment.provider).deferred) return;
    await this.checkouts.change({ _id }, { $unset: { wakeAt: 1 } });
  }
}

export function knownPayment(checkout: KnownPaymentCheckout): KnownPayment {
  const { id, amount, currency } = checkout.payment;
  return { paymentId: id, checkoutId: checkout._id, amount: money(amount, currency) };
}

/** The whole refund that the saga decides on by itself: one per checkout, its id follows from the checkout's. */
export function automaticRefund(
  checkout: { _id: string },
  amount: number,
  reason: string,
): RefundPart {
  return pending(checkout._id.replace(/^chk/, 'rfd'), amount, reason);
}

function pending(refundId: string, amount: number, reason: string): RefundPart {
  return { refundId, amount, reason, status: 'pending', createdAt: new Date() };
}

function pendingRefunds(payment: Payment): RefundPart[] {
  return payment.refunds.filter((refund) => refund.status === 'pending');
}
