import { Injectable } from '@nestjs/common';
import { RETURN_TRANSITIONS, type ReturnStatus } from '@solar/contracts/checkout/return-states';
import { expectReturn, withdrawReturn } from '@solar/contracts/inventory/commands';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Outbox, outboxEntry, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import { afterCommit } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import { ReturnMails } from './return-mails';
import { ReturnRepository, type NewReturn, type ReturnChange } from './return.repository';
import { currentStaff } from '../orders/current-staff';
import type { OrderStaff } from '../orders/order.schema';
import type { ReturnActor, ReturnDoc } from './return.schema';

export type ReturnMove = {
  to: ReturnStatus;
  by: ReturnActor;
  /** Who it was, where a message says so; else whoever of staff asks. */
  person?: OrderStaff | null | undefined;
  /** Stays in the history, and is what the mail quotes. */
  note?: string | null;
  set?: ReturnChange;
};

type Ids = Pick<ReturnDoc, '_id' | 'number' | 'orderId' | 'orderNumber'>;

/** Opens returns and moves them on, each in one write that carries its mail and its command for the warehouse. */
@Injectable()
export class ReturnMoves {
  constructor(
    private readonly returns: ReturnRepository,
    private readonly mails: ReturnMails,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
  ) {}

  /** Writes a new return in its first state; publishes after the commit. */
  async open(doc: NewReturn, by: ReturnActor, session: ClientSession): Promise<ReturnDoc> {
    const mail = await this.mails.moved(doc, doc.status, by, null);
    const office = by === 'customer' ? await this.mails.toReview(doc) : null;
    const entries = [
      ...commandsOf(doc, doc.status, 0),
      ...[mail, office].flatMap((one) => (one ? [this.mailer.entry(one)] : [])),
    ];
    const opened = await this.returns.insert(
      { ...doc, outbox: this.outbox.owed(entries) },
      session,
    );
    this.publish(opened, session);
    return opened;
  }

  /** Throws 409 for a move that the table does not have, and when somebody changed the return since it was read. */
  async move(seen: ReturnDoc, move: ReturnMove, session?: ClientSession): Promise<ReturnDoc> {
    const { to, by, note = null, set = {} } = move;
    assertTransition('return', RETURN_TRANSITIONS, seen.status, to);
    const mail = await this.mails.moved({ ...seen, ...set }, to, by, note);
    const entries = [
      ...commandsOf(seen, to, seen.version + 1),
      ...(mail ? [this.mailer.entry(mail)] : []),
    ];
    const owed = entries.length > 0 ? this.outbox.owed(entries) : null;
    const person = move.person ?? staffBehind(by);
    const event = { status: to, at: new Date(), by, ...(person && { person }), note };
    const moved = await this.returns.move(seen, event, set, owed, session);
    if (owed) this.publish(moved, session);
    return moved;
  }

  private publish({ _id, outbox }: ReturnDoc, session?: ClientSession): void {
    if (outbox) afterCommit(session, () => void this.outbox.publish('returns', _id, outbox));
  }
}

/** The member of staff whose request moves a return; customers stand in it by themselves. */
export function staffBehind(by: ReturnActor): OrderStaff | undefined {
  return by === 'staff' ? currentStaff() : undefined;
}

/** What the warehouse has to know of a return that comes into this state. */
function commandsOf(
  doc: Ids & Pick<ReturnDoc, 'customerName' | 'lines'>,
  to: ReturnStatus,
  version: number,
): OutboxEntry[] {
  const { _id: returnId, number: returnNumber, orderId, orderNumber, customerName } = doc;
  const ids = { returnId, returnNumber, orderId, orderNumber };
  if (to === 'withdrawing') {
    return [outboxEntry(withdrawReturn, { aggregateId: returnId, version, data: ids })];
  }
  if (to !== 'accepted') return [];
  const lines = doc.lines.map(({ productId, quantity, reason, serials }) => ({
    ...{ productId, quantity, reason },
    ...(serials && { serials }),
  }));
  const data = { ...ids, customerName, lines };
  return [outboxEntry(expectReturn, { aggregateId: returnId, version, data })];
}
