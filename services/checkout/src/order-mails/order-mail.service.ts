import { Injectable } from '@nestjs/common';
import { ANONYMOUS } from '@solar/contracts/account/personal-data';
import type { OrderMail, SendOrderMail } from '@solar/contracts/checkout/order-mails-http';
import type { StaffOrder } from '@solar/contracts/checkout/orders-http';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { copyOfMail, presentKeptMail } from '@solar/service-kit/mail/kept-mail';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { sendMailContract, type Mail } from '@solar/service-kit/mail/mail-message';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { newId } from '@solar/service-kit/mongo/new-id';
import { DocumentService } from '../documents/document.service';
import { OrderMails } from '../orders/order-mails';
import { OrderMoves } from '../orders/order-moves';
import { OrderRepository } from '../orders/order.repository';
import type { OrderDoc } from '../orders/order.schema';
import { OrderViews } from '../orders/order-views';
import { OrderMailRepository } from './order-mail.repository';
import type { OrderMailDoc } from './order-mail.schema';

const SEND_MAIL = sendMailContract('checkout').subject;

/** A mail that is to go out by hand: which one of the texts it is, and the number of the paper that it brings. */
type ByHand = { mail: Mail; name: string; paper?: string };

/** The mails about an order, for staff: what went out, and what they send once more. */
@Injectable()
export class OrderMailService {
  constructor(
    private readonly mails: OrderMailRepository,
    private readonly orders: OrderRepository,
    private readonly texts: OrderMails,
    private readonly documents: DocumentService,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
    private readonly moves: OrderMoves,
    private readonly views: OrderViews,
  ) {}

  async list(orderId: string): Promise<{ items: OrderMail[] }> {
    const order = await this.existing(orderId);
    const kept = await this.mails.ofOrder(orderId);
    const known = new Set(kept.map(({ _id }) => _id));
    const waiting = waitingOf(order).filter(({ mailId }) => !known.has(mailId));
    return { items: [...waiting, ...kept.map(presentKeptMail)] };
  }

  /** Sends a mail of the order once more to whom it went, or one of its papers to its customer. */
  async send(orderId: string, input: SendOrderMail, { userId, name }: Principal) {
    const order = await this.existing(orderId);
    if (order.email === ANONYMOUS.email(order.customerId)) {
      throw problem.conflict('order.customer_gone', 'The customer of this order is forgotten');
    }
    return this.write(order, await this.byHand(order, input), { id: userId, name });
  }

  private async write(
    order: OrderDoc,
    { mail, name, paper }: ByHand,
    by: { id: string; name: string },
  ): Promise<StaffOrder> {
    const id = newId('evt');
    const sent = { id, at: new Date(), by, mail: name, ...(paper ? { paper } : {}) };
    const owed = this.outbox.owed([this.mailer.entry(mail, id)]);
    const written = await this.orders.addHandSent(order._id, sent, owed);
    if (!written) {
      throw problem.conflict('order.too_many_mails', 'Too many mails were sent for this order');
    }
    this.moves.publish(written);
    return this.views.forStaff(written);
  }

  private async byHand(order: OrderDoc, { mailId, documentId }: SendOrderMail): Promise<ByHand> {
    if (documentId !== undefined) {
      const { title, number } = await this.documents.titleOf(order, documentId);
      const mail = await this.texts.paper(order, { id: documentId, title });
      return { mail, name: 'orderPaper', paper: number };
    }
    const kept = await this.mails.find(order._id, mailId ?? '');
    if (!kept) throw problem.notFound('Mail');
    return { mail: copyOf(kept), name: kept.mail };
  }

  private async existing(id: string): Promise<OrderDoc> {
    const order = await this.orders.findById(id);
    if (!order) throw problem.notFound('Order');
    return order;
  }
}

function copyOf(kept: OrderMailDoc): Mail {
  const { orderId, papers } = kept;
  return { ...copyOfMail(kept, orderId), ...(papers.length > 0 ? { papers } : {}) };
}

/** What the order itself still owes. */
function waitingOf({ outbox }: OrderDoc): OrderMail[] {
  return (outbox?.messages ?? []).flatMap(({ id, to, time, data }) => {
    if (!('subject' in to) || to.subject !== SEND_MAIL) return [];
    const { about, subject, to: address } = data as Mail;
    const state = 'waiting' as const;
    return [
      { mailId: id, mail: about?.mail ?? '', subject, to: address, at: time.toISOString(), state },
    ];
  });
}
