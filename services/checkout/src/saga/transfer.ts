import { Inject, Injectable } from '@nestjs/common';
import type { CancelReason } from '@solar/contracts/checkout/checkout-states';
import type { PaymentIntentView } from '@solar/contracts/checkout/payments-http';
import type { Money } from '@solar/contracts/common/money';
import type { Principal } from '@solar/service-kit/auth/principal';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { afterCommit, Transactions } from '@solar/service-kit/mongo/transactions';
import type { CheckoutConfig } from '../config';
import { OrderMails } from '../orders/order-mails';
import { OrderMoves } from '../orders/order-moves';
import { OrderRepository } from '../orders/order.repository';
import { newPayment } from '../payments/payment';
import type { PaymentProvider } from '../payments/payment-provider';
import type { CancelWord } from '../settings/checkout-mails';
import { SiteSettingsService } from '../settings/site-settings.service';
import { weekTo, withArrival } from '../shipping/promised-arrival';
import { CheckoutRepository } from './checkout.repository';
import type { CheckoutDoc } from './checkout.schema';
import { CheckoutSignals } from './checkout-signals';
import { notPayable } from './not-payable';
import { OrderMaking } from './order-making';
import { releaseAllocationEntry } from './order-of-checkout';

const DAY_MS = 86_400_000;

type End = {
  reason: CancelReason;
  /** Stays in the order's history. */
  note: string;
  notify: boolean;
  /** What the mail says in place of the note. */
  word?: CancelWord;
};

/** Orders whose money is on its way: placed unpaid, reminded of, paid by what staff say, or given up. */
@Injectable()
export class Transfers {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly orders: OrderRepository,
    private readonly moves: OrderMoves,
    private readonly making: OrderMaking,
    private readonly mails: OrderMails,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
    private readonly signals: CheckoutSignals,
    private readonly settings: SiteSettingsService,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
  ) {}

  /** Places the unpaid order of a reserved checkout; asked again, answers the same payment. */
  async place(
    user: Principal,
    checkoutId: string,
    provider: PaymentProvider,
  ): Promise<PaymentIntentView> {
    const checkout = await this.checkouts.findOwned(checkoutId, user.userId);
    if (!checkout) throw problem.notFound('Checkout');
    if (isPlaced(checkout, provider)) return viewOf(checkout);
    const amount = checkout.totals.total;
    const { payment } = await provider.create(checkoutId, amount);
    const now = Date.now();
    const dueAt = new Date(now + this.config.TRANSFER_EXPIRY_DAYS * DAY_MS);
    const terms = {
      paymentId: payment.paymentId,
      paymentStatus: 'awaiting_transfer' as const,
      paymentMethod: payment.method,
      transferDueAt: dueAt,
    };
    const made = await this.making.make(terms, (orderNumber) => ({
      name: 'transfer',
      filter: { _id: checkoutId, customerId: user.userId, expiresAt: { $gt: new Date(now) } },
      update: {
        $set: {
          orderNumber,
          expiresAt: dueAt,
          wakeAt: this.remindAt(now, dueAt),
          payment: {
            ...newPayment(provider.code),
            id: payment.paymentId,
            status: 'awaiting_transfer',
            method: payment.method,
            amount: amount.amount,
            currency: amount.currency,
          },
        },
      },
    }));
    if (made.outcome === 'made') {
      this.signals.announce(made.checkout);
      return viewOf(made.checkout);
    }
    const known = await this.checkouts.findOwned(checkoutId, user.userId);
    if (known && isPlaced(known, provider)) return viewOf(known);
    throw notPayable(known ?? checkout);
  }

  /** Staff have the money. Throws 409 for another amount, and for an order that does not wait for any. */
  async receive(paymentId: string, amount: Money): Promise<void> {
    const seen = await this.checkouts.findByPayment(paymentId);
    if (!seen) throw problem.notFound('Payment');
    if (seen.state !== 'awaiting_transfer') {
      throw problem.conflict('payment.not_awaited', `This payment is ${seen.payment.status}`);
    }
    const { total } = seen.totals;
    if (amount.amount !== total.amount || amount.currency !== total.currency) {
      throw problem.conflict('payment.amount_mismatch', 'This is not the amount of the order', {
        extra: { expected: total },
      });
    }
    const settings = await this.settings.current();
    await this.transactions.run(async (session) => {
      const paid = await this.checkouts.take(
        'received',
        {
          _id: seen._id,
          'totals.total.amount': amount.amount,
          'totals.total.currency': amount.currency,
        },
        { $set: { 'payment.status': 'succeeded', 'payment.captured': amount.amount } },
        session,
      );
      const unpaid = paid && (await this.orders.findById(paid.orderId, session));
      if (!paid || !unpaid) throw notAwaited();
      const week = weekTo(unpaid.shippingAddress.country, settings);
      const shippingMethod = withArrival(unpaid.shippingMethod, new Date(), week);
      const order = { ...unpaid, shippingMethod };
      const announced = await this.making.announcement(order, order.version + 1 + laterBy(order));
      const received = await this.orders.receive(order, this.outbox.owed(announced), session);
      if (!received) throw notAwaited();
      if (received.allocatedAt !== null) this.moves.publish(received, session);
      afterCommit(session, () => this.signals.announce(paid));
    });
  }

  /** Gives up an unpaid order: its stock is given back, and money that comes later is sent back by hand. False when it is too late. */
  async end(checkout: CheckoutDoc, end: End): Promise<boolean> {
    return this.transactions.run(async (session) => {
      const ended = await this.checkouts.take(
        'transferEnded',
        { _id: checkout._id },
        { $set: { cancelReason: end.reason, 'payment.status': 'cancelled' } },
        session,
      );
      const order = ended && (await this.orders.findById(ended.orderId, session));
      if (!ended || !order) return false;
      const move = {
        to: 'cancelled' as const,
        note: end.note,
        notify: end.notify,
        reason: end.word,
        set: { paymentStatus: 'cancelled' as const },
        commands: [releaseAllocationEntry(order, end.reason)],
      };
      await this.moves.move(order, move, session);
      afterCommit(session, () => this.signals.announce(ended));
      return true;
    });
  }

  /** The sweeper's part: one reminder, and the end when the money has not come. */
  async resume(checkout: CheckoutDoc, now: Date): Promise<void> {
    if (checkout.expiresAt <= now) {
      await this.end(checkout, {
        reason: 'expired',
        note: 'transfer_overdue',
        notify: true,
        word: 'transfer_overdue',
      });
      return;
    }
    const order = await this.orders.findById(checkout.orderId);
    if (!order) return;
    const mail = this.mailer.entry(await this.mails.transferReminder(order));
    const outbox = this.outbox.owed([mail]);
    const reminded = await this.checkouts.change(
      { _id: checkout._id, state: 'awaiting_transfer', remindedAt: { $exists: false } },
      { $set: { remindedAt: now, wakeAt: checkout.expiresAt, outbox } },
    );
    if (reminded) await this.outbox.publish('checkouts', checkout._id, outbox);
  }

  private remindAt(now: number, dueAt: Date): Date {
    const remindAt = now + this.config.TRANSFER_REMINDER_DAYS * DAY_MS;
    return new Date(Math.min(remindAt, dueAt.getTime()));
  }
}

/** An order that is allocated later is announced with the version that it has then. */
const laterBy = ({ allocatedAt }: { allocatedAt: Date | null }) => (allocatedAt === null ? 1 : 0);

const isPlaced = ({ payment, state }: CheckoutDoc, { code }: PaymentProvider): boolean =>
  payment?.provider === code && state === 'awaiting_transfer';

function viewOf({ payment, totals }: CheckoutDoc): PaymentIntentView {
  return {
    paymentId: payment?.id ?? '',
    clientSecret: '',
    amount: totals.total,
    status: 'awaiting_transfer',
  };
}

function notAwaited() {
  return problem.conflict('payment.not_awaited', 'This payment is not waited for any more');
}
