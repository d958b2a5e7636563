import { Inject, Injectable } from '@nestjs/common';
import { orderStatusChanged } from '@solar/contracts/checkout/events';
import type { CheckoutState } from '@solar/contracts/checkout/checkout-states';
import { confirmHold, releaseHold } from '@solar/contracts/inventory/commands';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { Outbox, outboxEntry, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import { CheckoutRepository } from '../checkouts/checkout.repository';
import type { CheckoutDoc } from '../checkouts/checkout.schema';
import { CheckoutSignals } from '../checkouts/checkout-signals';
import type { CheckoutConfig } from '../config';
import { orderOf } from '../orders/order-factory';
import { statusChangedData } from '../orders/order-events';
import { OrderNumbers } from '../orders/order-numbers.service';
import { OrderRepository } from '../orders/order.repository';
import { PurchaseSources } from '../checkouts/purchase-sources';
import { PaymentRepository } from './payment.repository';
import { RefundService } from './refund.service';
import { decideSettlement, type ProviderPayment } from './settlement';

const CONFIRM_AGAIN_MS = 60_000;
const PAYABLE: readonly CheckoutState[] = ['authorizing', 'voiding', 'cancelled'];

type Effect = (session: ClientSession) => Promise<boolean>;

/**
 * What a payment's state does to its checkout: the one function behind the webhook, the browser's poll and the sweeper. Each
 * effect is one transaction that starts with a compare-and-set on the saga's state, so that whoever comes second does nothing.
 */
@Injectable()
export class SettlementService {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly payments: PaymentRepository,
    private readonly orders: OrderRepository,
    private readonly numbers: OrderNumbers,
    private readonly sources: PurchaseSources,
    private readonly refunds: RefundService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly signals: CheckoutSignals,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
  ) {}

  /** Applies what the provider says. `eventId` is recorded with the effect. */
  async settle(payment: ProviderPayment, eventId?: string): Promise<void> {
    const checkout = payment.checkoutId ? await this.checkouts.findById(payment.checkoutId) : null;
    if (!checkout) return;
    switch (decideSettlement(checkout.state, checkout.totals.total, payment)) {
      case 'none':
        return;
      case 'record':
        return this.record(checkout, payment, eventId);
      case 'cancel':
        return this.cancel(checkout, payment, eventId);
      case 'refund':
        return this.giveBack(checkout, payment, eventId);
      case 'confirm':
        return this.confirm(checkout, payment, eventId);
    }
  }

  /** The hold could not become an allocation: the order is cancelled and its money goes back. */
  async unfulfillable(checkout: CheckoutDoc): Promise<void> {
    const payment = await this.payments.findByCheckout(checkout._id);
    if (!payment) throw new Error(`${checkout._id} is paid without a payment`);
    const moved = await this.once(payment._id, undefined, async (session) => {
      const won = await this.checkouts.advance(
        checkout._id,
        ['confirming'],
        'paid_unfulfillable',
        {},
        session,
      );
      if (!won) return false;
      await this.cancelOrder(checkout.orderId, session);
      await this.refunds.reserve(payment._id, fullRefund(checkout, 'stock_insufficient'), session);
      return true;
    });
    if (!moved) return;
    this.signals.announce(checkout._id);
    await this.refunds.execute(payment._id);
  }

  /** Asks for the allocation once more; the command is idempotent by its hold. */
  async confirmAgain(checkout: CheckoutDoc): Promise<void> {
    await this.transactions.run((session) =>
      this.outbox.addMany(session, [confirmEntry(checkout)]),
    );
    await this.checkouts.reschedule(checkout._id, ['confirming'], { wakeAt: confirmAgainAt() });
  }

  private async confirm(
    checkout: CheckoutDoc,
    payment: ProviderPayment,
    eventId?: string,
  ): Promise<void> {
    const orderNumber = await this.numbers.take({
      checkoutId: checkout._id,
      cartId: checkout.cartId,
    });
    if (orderNumber === null) return this.giveBack(checkout, payment, eventId);
    const order = orderOf(checkout, payment, orderNumber, new Date());
    await this.once(payment.paymentId, eventId, async (session) => {
      const won = await this.checkouts.advance(
        checkout._id,
        PAYABLE,
        'confirming',
        { orderNumber, wakeAt: confirmAgainAt() },
        session,
      );
      if (!won) return false;
      const link = { orderId: order._id, orderNumber };
      await this.payments.mirror(checkout, payment, link, session, eventId);
      await this.orders.insert(order, session);
      await this.sources.bought(checkout, session);
      await this.outbox.addMany(session, [confirmEntry({ ...checkout, orderNumber })]);
      return true;
    });
  }

  private async cancel(
    checkout: CheckoutDoc,
    payment: ProviderPayment,
    eventId?: string,
  ): Promise<void> {
    const cancelReason = checkout.cancelReason ?? 'payment_canceled';
    const moved = await this.once(payment.paymentId, eventId, async (session) => {
      const won = await this.checkouts.advance(
        checkout._id,
        ['authorizing', 'voiding'],
        'cancelled',
        { cancelReason },
        session,
      );
      if (!won) return false;
      await this.payments.mirror(checkout, payment, null, session, eventId);
      await this.outbox.add(session, releaseHold, {
        aggregateId: checkout.holdId,
        version: checkout.version + 1,
        data: { holdId: checkout.holdId, reason: cancelReason },
      });
      return true;
    });
    if (moved) this.signals.announce(checkout._id);
  }

  /** Money that buys nothing: the amount is not the order's, or the cart has become another order. */
  private async giveBack(
    checkout: CheckoutDoc,
    payment: ProviderPayment,
    eventId?: string,
  ): Promise<void> {
    const moved = await this.once(payment.paymentId, eventId, async (session) => {
      const won = await this.checkouts.advance(
        checkout._id,
        PAYABLE,
        'paid_unfulfillable',
        {},
        session,
      );
      if (!won) return false;
      await this.payments.mirror(checkout, payment, null, session, eventId);
      await this.refunds.reserve(payment.paymentId, fullRefund(checkout, 'not_payable'), session);
      await this.outbox.add(session, releaseHold, {
        aggregateId: checkout.holdId,
        version: checkout.version + 1,
        data: { holdId: checkout.holdId, reason: 'paid_unfulfillable' },
      });
      return true;
    });
    if (!moved) return;
    this.signals.announce(checkout._id);
    await this.refunds.execute(payment.paymentId);
  }

  /** A declined or processing payment: shown to the shopper; after a refusal the stock stays held for a while only. */
  private async record(
    checkout: CheckoutDoc,
    payment: ProviderPayment,
    eventId?: string,
  ): Promise<void> {
    await this.once(payment.paymentId, eventId, async (session) => {
      await this.payments.mirror(checkout, payment, null, session, eventId);
      return true;
    });
    if (payment.status !== 'declined') return;
    const grace = Date.now() + this.config.DECLINE_GRACE_SECONDS * 1_000;
    const expiresAt = new Date(Math.min(grace, checkout.expiresAt.getTime()));
    await this.checkouts.reschedule(checkout._id, ['authorizing'], {
      wakeAt: expiresAt,
      expiresAt,
    });
  }

  private async cancelOrder(orderId: string, session: ClientSession): Promise<void> {
    const order = await this.orders.findById(orderId, session);
    if (!order) return;
    const at = new Date();
    await this.orders.setStatus(order, 'cancelled', { at, note: 'stock_insufficient' }, session);
    await this.outbox.add(session, orderStatusChanged, {
      aggregateId: order._id,
      version: order.version + 1,
      data: statusChangedData(order, 'cancelled'),
    });
  }

  /** Runs an effect in a transaction; an event that was recorded before aborts it and has no second effect. */
  private async once(
    paymentId: string,
    eventId: string | undefined,
    effect: Effect,
  ): Promise<boolean> {
    try {
      return await this.transactions.run(effect);
    } catch (error) {
      const again = eventId !== undefined && isDuplicateKey(error);
      if (again && (await this.payments.hasEvent(paymentId, eventId))) return false;
      throw error;
    }
  }
}

function confirmAgainAt(): Date {
  return new Date(Date.now() + CONFIRM_AGAIN_MS);
}

function confirmEntry(checkout: CheckoutDoc): OutboxEntry {
  return outboxEntry(confirmHold, {
    aggregateId: checkout.holdId,
    version: checkout.version + 1,
    data: {
      holdId: checkout.holdId,
      orderId: checkout.orderId,
      orderNumber: checkout.orderNumber ?? '',
    },
  });
}

/** One automatic refund per checkout: its id follows from the checkout's. */
function fullRefund(checkout: CheckoutDoc, reason: string) {
  return { refundId: checkout._id.replace(/^chk/, 'rfd'), amountMinor: null, reason };
}
