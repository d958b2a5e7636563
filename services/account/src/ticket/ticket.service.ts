import { Injectable } from '@nestjs/common';
import type {
  Attachment,
  CreateTicket,
  ReplyToTicket,
  Ticket,
  TicketListItem,
  listTicketsQuerySchema,
} from '@solar/contracts/account/tickets-http';
import type { TicketStatus } from '@solar/contracts/account/ticket-states';
import { TICKET_TRANSITIONS } from '@solar/contracts/account/ticket-states';
import { findCustomerOrder } from '@solar/contracts/checkout/rpc';
import { LIMITS } from '@solar/contracts/common/limits';
import type { Page } from '@solar/contracts/common/pagination';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { RpcClient } from '@solar/service-kit/messaging/rpc-client';
import { newId } from '@solar/service-kit/mongo/new-id';
import { searchTermsFrom } from '@solar/service-kit/mongo/search-terms';
import { afterCommit, Transactions } from '@solar/service-kit/mongo/transactions';
import { compareAndSet } from '@solar/service-kit/mongo/compare-and-set';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { AttachmentService } from '../attachment/attachment.service';
import { UserRepository } from '../user/user.repository';
import type { UserDoc } from '../user/user.schema';
import { TicketMails } from './ticket-mails';
import { assertRoomForMessage, newMessage, TicketMessages } from './ticket-messages';
import { newTicketReference } from './ticket-reference';
import { TicketTimes } from './ticket-times';
import { presentTicket, presentTicketRow } from './ticket.presenter';
import { TicketRepository } from './ticket.repository';
import { TICKET_SEARCH_FIELDS, type TicketDoc } from './ticket.schema';

/** Where a customer's reply moves a ticket; others stay. */
const AFTER_CUSTOMER_REPLY: Partial<Record<TicketStatus, TicketStatus>> = {
  waiting_on_customer: 'open',
  resolved: 'open',
};

/** What a customer asks, with what belongs to it. */
type Question = Pick<
  TicketDoc,
  'subject' | 'description' | 'category' | 'priority' | 'order' | 'serial'
> & {
  attachments: Attachment[];
};

type ListQuery = z.infer<typeof listTicketsQuerySchema>;

function unknownPiece() {
  return problem.unprocessable('support.serial_unknown', 'It was not sent with this order');
}

/** A customer's own tickets; another's do not exist. */
@Injectable()
export class TicketService {
  constructor(
    private readonly tickets: TicketRepository,
    private readonly users: UserRepository,
    private readonly messages: TicketMessages,
    private readonly mails: TicketMails,
    private readonly attachments: AttachmentService,
    private readonly rpc: RpcClient,
    private readonly outbox: Outbox,
    private readonly times: TicketTimes,
    private readonly transactions: Transactions,
  ) {}

  async list(customerId: string, query: ListQuery): Promise<Page<TicketListItem>> {
    const filter = { customerId, ...(query.status === undefined ? {} : { status: query.status }) };
    const sort = { updatedAt: -1, _id: -1 } as const;
    const listing = { filter, sort };
    const [tickets, total] = await this.tickets.list(listing, query);
    return paged(tickets.map(presentTicketRow), total, query);
  }

  async read(customerId: string, id: string): Promise<Ticket> {
    return this.present(await this.find(customerId, id));
  }

  async create(
    customerId: string,
    { orderId, serial, attachments: ids, ...input }: CreateTicket,
  ): Promise<Ticket> {
    const customer = await this.customer(customerId);
    const about = await this.orderOf(customerId, orderId, serial);
    const attachments = await this.attachments.unused(customerId, ids);
    return this.present(await this.open(customer, { ...input, ...about, attachments }, null));
  }

  /** Adds the customer's reply; a closed ticket stays closed and a new one that follows it takes the reply. */
  async reply(customerId: string, id: string, reply: ReplyToTicket): Promise<Ticket> {
    const { body } = reply;
    const customer = await this.customer(customerId);
    const attachments = await this.attachments.unused(customerId, reply.attachments);
    const changed = await compareAndSet(async () => {
      const ticket = await this.find(customerId, id);
      if (ticket.status === 'closed') return this.follow(customer, ticket, body, attachments);
      assertRoomForMessage(ticket);
      const status = AFTER_CUSTOMER_REPLY[ticket.status] ?? ticket.status;
      const message = newMessage(customer, {
        body,
        attachments,
        fromStaff: false,
        internal: false,
      });
      const mails = await this.mails.replied(ticket, body);
      return this.messages.add(ticket, message, { status }, mails);
    });
    return this.present(changed);
  }

  /** The customer's problem is solved. */
  async resolve(customerId: string, id: string): Promise<Ticket> {
    const changed = await compareAndSet(async () => {
      const ticket = await this.find(customerId, id);
      assertTransition('ticket', TICKET_TRANSITIONS, ticket.status, 'resolved');
      const change = { status: 'resolved' } as const;
      const times = await this.times.afterChange(ticket, change);
      return this.tickets.update(ticket, { $set: { ...change, ...times } });
    });
    return this.present(changed);
  }

  /** Null when somebody else changed the closed ticket meanwhile. */
  private async follow(
    customer: UserDoc,
    closed: TicketDoc,
    body: string,
    attachments: Attachment[],
  ): Promise<TicketDoc | null> {
    if (closed.followedById) {
      throw problem.conflict('support.followed', 'A newer ticket follows this one', {
        extra: { ticketId: closed.followedById },
      });
    }
    const { category, priority, order = null, serial } = closed;
    const subject = `${closed.subject} (${closed.reference})`.slice(0, LIMITS.titleMax);
    const about = { order, ...(serial && { serial }) };
    const question = { subject, description: body, category, priority, ...about, attachments };
    const id = newId('tkt');
    return this.transactions.run(async (session) => {
      const link = { $set: { followedById: id } };
      const linked = await this.tickets.update(closed, link, session);
      return linked && this.open(customer, question, closed._id, id, session);
    });
  }

  private async open(
    customer: UserDoc,
    question: Question,
    followsId: string | null,
    id = newId('tkt'),
    session?: ClientSession,
  ): Promise<TicketDoc> {
    const { subject, attachments } = question;
    if (attachments.length > 0 && !session) {
      return this.transactions.run((own) => this.open(customer, question, followsId, id, own));
    }
    const reference = newTicketReference();
    const customerName = `${customer.firstName} ${customer.lastName}`;
    const found = { reference, subject, customerName, customerEmail: customer.email };
    const ticket = { ...question, ...found, _id: id, customerId: customer._id, followsId };
    const outbox = this.outbox.owed(await this.mails.opened(ticket, customer));
    const searchTerms = searchTermsFrom(found, TICKET_SEARCH_FIELDS);
    const times = await this.times.atOpening(question.priority);
    const made = await this.tickets.insert({ ...ticket, ...times, searchTerms, outbox }, session);
    if (session && attachments.length > 0) {
      const to = { ticketId: id, customerId: customer._id, internal: false };
      await this.attachments.attach(attachments, to, session);
    }
    afterCommit(session, () => void this.outbox.publish('tickets', id, outbox));
    return made;
  }

  /** The customer's own order, and the piece of it. Throws 422 when there is no such order, or the piece was not sent with it. */
  private async orderOf(
    customerId: string,
    id: string | undefined,
    serial: CreateTicket['serial'],
  ): Promise<Pick<TicketDoc, 'order' | 'serial'>> {
    if (id === undefined && serial) throw unknownPiece();
    if (id === undefined) return { order: null };
    const found = await this.rpc.call(findCustomerOrder, { customerId, orderId: id });
    const { orderNumber, serials = [] } = found;
    if (orderNumber === null) {
      throw problem.unprocessable('support.order_unknown', 'There is no such order');
    }
    const order = { id, number: orderNumber };
    if (!serial) return { order };
    const { productId, number } = serial;
    const sent = serials.some((one) => one.number === number && one.productId === productId);
    if (!sent) throw unknownPiece();
    return { order, serial };
  }

  private async find(customerId: string, id: string): Promise<TicketDoc> {
    const ticket = await this.tickets.find({ _id: id, customerId });
    if (!ticket) throw problem.notFound('Ticket');
    return ticket;
  }

  private async customer(id: string): Promise<UserDoc> {
    const user = await this.users.findById(id);
    if (!user) throw problem.notFound('User');
    return user;
  }

  private async present(ticket: TicketDoc): Promise<Ticket> {
    return presentTicket(ticket, await this.tickets.links(ticket));
  }
}
