import { Inject, Injectable } from '@nestjs/common';
import { orderStatusChanged } from '@solar/contracts/checkout/events';
import { ORDER_TRANSITIONS } from '@solar/contracts/checkout/order-states';
import type { PaymentStatus } from '@solar/contracts/checkout/payment-states';
import { canTransition } from '@solar/contracts/common/state-machine';
import { releaseAllocation } from '@solar/contracts/inventory/commands';
import { problem } from '@solar/service-kit/errors/problem';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { ClientSession } from 'mongoose';
import type { Logger } from 'pino';
import { CheckoutRepository } from '../checkouts/checkout.repository';
import { statusChangedData } from '../orders/order-events';
import { OrderRepository } from '../orders/order.repository';
import { refundable, reserveRefund, settleRefund, type Ledger } from './ledger';
import { PaymentRepository, pendingRefunds } from './payment.repository';
import type { PaymentDoc } from './payment.schema';
import { StripeGateway, type RefundOutcome } from './stripe.gateway';

const RETRY_MS = 30_000;

export type RefundRequest = { refundId: string; amountMinor: number | null; reason: string };

/**
 * Refunds in two steps: `reserve` takes the amount out of the ledger in the caller's transaction, `execute` asks the provider
 * outside of any. A refund whose answer is unknown stays pending, counts as gone, and is asked for again with the same key.
 */
@Injectable()
export class RefundService {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly orders: OrderRepository,
    private readonly checkouts: CheckoutRepository,
    private readonly gateway: StripeGateway,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Takes a refund out of what is left of a payment. False when nothing is left or the refund exists. */
  async reserve(
    paymentId: string,
    request: RefundRequest,
    session: ClientSession,
  ): Promise<boolean> {
    const payment = await this.payments.findById(paymentId, session);
    if (!payment) throw problem.notFound('Payment');
    if (payment.refunds.some((refund) => refund.refundId === request.refundId)) return false;
    const left = refundable(ledgerOf(payment));
    const amountMinor = request.amountMinor ?? left;
    if (amountMinor === 0) return false;
    if (amountMinor > left) {
      throw problem.conflict('refund.exceeds_captured', 'More than what is left of the payment', {
        extra: { refundable: { amount: left, currency: payment.currency } },
      });
    }
    const now = new Date();
    const ledger = reserveRefund(ledgerOf(payment), amountMinor);
    await this.payments.saveLedger(
      payment,
      {
        refundedMinor: ledger.refunded,
        refundPendingMinor: ledger.refundPending,
        refunds: [
          ...payment.refunds,
          {
            refundId: request.refundId,
            amountMinor,
            reason: request.reason,
            status: 'pending',
            createdAt: now,
          },
        ],
        wakeAt: new Date(now.getTime() + RETRY_MS),
      },
      session,
    );
    return true;
  }

  /** Asks the provider for every pending refund of a payment; an unknown answer is left to the sweeper. */
  async execute(paymentId: string): Promise<void> {
    const payment = await this.payments.findById(paymentId);
    if (!payment) return;
    for (const refund of pendingRefunds(payment)) {
      try {
        const outcome = await this.gateway.refund(paymentId, refund.refundId, refund.amountMinor);
        await this.finish(paymentId, refund.refundId, outcome);
      } catch (error) {
        this.logger.warn({ err: error, paymentId }, 'refund not answered, will be asked again');
      }
    }
  }

  /** Books the provider's answer; the same answer again changes nothing. */
  async finish(paymentId: string, refundId: string, outcome: RefundOutcome): Promise<void> {
    if (outcome === 'pending') return;
    await this.transactions.run(async (session) => {
      const payment = await this.payments.findById(paymentId, session);
      const refund = payment?.refunds.find((candidate) => candidate.refundId === refundId);
      if (!payment || refund?.status !== 'pending') return;
      const succeeded = outcome === 'succeeded';
      const ledger = settleRefund(ledgerOf(payment), refund.amountMinor, succeeded);
      const status = statusOf(payment, ledger);
      await this.payments.saveLedger(
        payment,
        {
          status,
          refundedMinor: ledger.refunded,
          refundPendingMinor: ledger.refundPending,
          refunds: payment.refunds.map((row) =>
            row.refundId === refundId ? { ...row, status: outcome } : row,
          ),
          ...(ledger.refundPending > 0 ? { wakeAt: new Date(Date.now() + RETRY_MS) } : {}),
        },
        session,
      );
      if (succeeded) await this.carryOver(payment, ledger, status, refund.reason, session);
    });
  }

  /** What a refund means for its order and its checkout. */
  private async carryOver(
    payment: PaymentDoc,
    ledger: Ledger,
    status: PaymentStatus,
    reason: string,
    session: ClientSession,
  ): Promise<void> {
    const complete = status === 'refunded';
    if (complete) {
      await this.checkouts.advance(
        payment.checkoutId,
        ['paid_unfulfillable'],
        'refunded',
        {},
        session,
      );
    }
    if (payment.orderId === null) return;
    await this.orders.setRefunded(payment.orderId, ledger.refunded, status, session);
    const order = await this.orders.findById(payment.orderId, session);
    if (!order || !complete || !canTransition(ORDER_TRANSITIONS, order.status, 'refunded')) return;
    await this.orders.setStatus(order, 'refunded', { at: new Date(), note: reason }, session);
    await this.outbox.add(session, orderStatusChanged, {
      aggregateId: order._id,
      version: order.version + 1,
      data: statusChangedData(order, 'refunded'),
    });
    if (order.status === 'processing') {
      await this.outbox.add(session, releaseAllocation, {
        aggregateId: order._id,
        version: order.version + 1,
        data: { orderId: order._id, reason: 'refunded' },
      });
    }
  }
}

function ledgerOf(payment: PaymentDoc): Ledger {
  return {
    captured: payment.capturedMinor,
    refunded: payment.refundedMinor,
    refundPending: payment.refundPendingMinor,
  };
}

function statusOf(payment: PaymentDoc, ledger: Ledger): PaymentStatus {
  if (ledger.refunded === 0) return payment.status;
  return ledger.refunded === ledger.captured ? 'refunded' : 'partially_refunded';
}
