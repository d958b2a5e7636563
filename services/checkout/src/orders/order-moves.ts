import { Injectable } from '@nestjs/common';
import { orderStatusChanged } from '@solar/contracts/checkout/events';
import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import type { Money } from '@solar/contracts/common/money';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Outbox, outboxEntry, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import { afterCommit } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import type { CancelWord } from '../settings/checkout-mails';
import { statusChangedData } from './order-events';
import { OrderMails } from './order-mails';
import { OrderRepository, type OrderMove } from './order.repository';
import type { OrderDoc, OrderStaff, SentPartDoc } from './order.schema';

export type Move = {
  to: OrderStatus;
  /** Stays in the history. */
  note: string | null;
  notify: boolean;
  /** What the mail says in place of the note. */
  reason?: CancelWord;
  /** What goes back with the move, for the mail. */
  refund?: Money;
  set?: OrderMove['set'];
  /** Who of another slice's staff moved it, where it is no request of theirs. */
  by?: OrderStaff | null | undefined;
  /** What left, where that is not all of it. */
  part?: SentPartDoc;
  /** Commands that the move sends to other slices. */
  commands?: readonly OutboxEntry[];
};

/** Moves an order on in one write that carries what the move announces. */
@Injectable()
export class OrderMoves {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mails: OrderMails,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
  ) {}

  /** Throws 409 when somebody changed the order since it was read. With a session, publishes after its commit. */
  async move(order: OrderDoc, move: Move, session?: ClientSession): Promise<OrderDoc> {
    const { to, note, by, part } = move;
    // Goods leave with a delivery note.
    const set = to === 'shipped' ? { ...move.set, documentsDue: true as const } : move.set;
    const announced = outboxEntry(orderStatusChanged, {
      aggregateId: order._id,
      version: order.version + 1,
      data: statusChangedData(order, to, set?.trackingNumber),
    });
    const mail = move.notify ? [this.mailer.entry(await this.mailOf(order, move))] : [];
    const owed = this.outbox.owed([announced, ...(move.commands ?? []), ...mail]);
    const at = new Date();
    const moved = await this.orders.move(
      order,
      { status: to, note, at, set, by, part },
      owed,
      session,
    );
    this.publish(moved, session);
    return moved;
  }

  /** Publishes what an order owes, at once or after the commit. */
  publish(order: Pick<OrderDoc, '_id' | 'outbox'>, session?: ClientSession): void {
    const { outbox: owed } = order;
    if (!owed) return;
    afterCommit(session, () => void this.outbox.publish('orders', order._id, owed));
  }

  private mailOf(order: OrderDoc, { to, set, ...said }: Move) {
    return this.mails.statusChanged({ ...order, ...set, status: to }, said);
  }
}
