import { Injectable } from '@nestjs/common';
import type {
  StaffTicket,
  StaffTicketListItem,
  answerTicketSchema,
  listAllTicketsQuerySchema,
  updateTicketSchema,
} from '@solar/contracts/account/tickets-http';
import { TICKET_TRANSITIONS } from '@solar/contracts/account/ticket-states';
import type { Page } from '@solar/contracts/common/pagination';
import type { Principal } from '@solar/service-kit/auth/principal';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { parseSort } from '@solar/service-kit/http/parse-sort';
import type { OutboxEntry } from '@solar/service-kit/messaging/outbox';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { compareAndSet } from '@solar/service-kit/mongo/compare-and-set';
import type { QueryFilter } from 'mongoose';
import type { z } from 'zod';
import { AttachmentService } from '../attachment/attachment.service';
import { UserRepository } from '../user/user.repository';
import { TicketMails } from './ticket-mails';
import { assertRoomForMessage, newMessage, TicketMessages } from './ticket-messages';
import { TicketTimes } from './ticket-times';
import { presentStaffRow, presentStaffTicket } from './ticket.presenter';
import { TicketRepository } from './ticket.repository';
import type { TicketDoc } from './ticket.schema';

const SORT_FIELDS = { updatedAt: 'updatedAt', createdAt: 'createdAt' } as const;

type ListQuery = z.infer<typeof listAllTicketsQuerySchema>;

function filterOf({
  q,
  status,
  priority,
  category,
  customerId,
  serial,
  productId,
  overdue,
}: ListQuery): QueryFilter<TicketDoc> {
  const piece = { 'serial.number': serial, 'serial.productId': productId };
  const given = { status, priority, category, customerId, ...piece };
  const exact = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  const late = overdue ? { dueAt: { $lt: new Date() } } : {};
  return { ...exact, ...late, ...searchTermsFilter(q) };
}

/** Tickets as support works on them. */
@Injectable()
export class StaffTicketService {
  constructor(
    private readonly tickets: TicketRepository,
    private readonly users: UserRepository,
    private readonly messages: TicketMessages,
    private readonly mails: TicketMails,
    private readonly attachments: AttachmentService,
    private readonly times: TicketTimes,
  ) {}

  async list(query: ListQuery): Promise<Page<StaffTicketListItem>> {
    const sort = parseSort(query.sort, SORT_FIELDS);
    const listing = { filter: filterOf(query), sort };
    const [tickets, total] = await this.tickets.list(listing, query);
    return paged(tickets.map(presentStaffRow), total, query);
  }

  async read(id: string): Promise<StaffTicket> {
    return this.present(await this.find(id));
  }

  /** Answers the customer, or leaves an internal note. The first answer opens a new ticket. */
  async answer(
    staff: Principal,
    id: string,
    { body, internal, attachments: ids }: z.infer<typeof answerTicketSchema>,
  ): Promise<StaffTicket> {
    const author = await this.users.findById(staff.userId);
    if (!author) throw problem.notFound('User');
    const attachments = await this.attachments.unused(author._id, ids);
    const changed = await compareAndSet(async () => {
      const ticket = await this.find(id);
      if (ticket.status === 'closed' && !internal) {
        throw problem.conflict('support.ticket_closed', 'A closed ticket takes no more answers');
      }
      assertRoomForMessage(ticket);
      const message = newMessage(author, { body, internal, attachments, fromStaff: true });
      const opens = !internal && ticket.status === 'new';
      const $set = opens ? { status: 'open' as const } : {};
      const mails = internal ? [] : await this.mailsOf(ticket, body);
      return this.messages.add(ticket, message, $set, mails);
    });
    return this.present(changed);
  }

  async update(
    staff: Principal,
    id: string,
    { version, status, assignToMe, ...fields }: z.infer<typeof updateTicketSchema>,
  ): Promise<StaffTicket> {
    const ticket = await this.find(id);
    if (status !== undefined && ticket.version === version) {
      assertTransition('ticket', TICKET_TRANSITIONS, ticket.status, status);
    }
    const $set = {
      ...fields,
      ...(status === undefined ? {} : { status }),
      ...(status === 'closed' ? { closedAt: new Date() } : {}),
      ...(assignToMe === undefined ? {} : assignment(staff, assignToMe)),
      ...(await this.times.afterChange(ticket, {
        status: status ?? ticket.status,
        priority: fields.priority ?? ticket.priority,
      })),
    };
    const changed = await this.tickets.update({ _id: id, version }, { $set });
    if (!changed) {
      throw problem.conflict('conflict.version', 'Somebody else changed this; load it again');
    }
    return this.present(changed);
  }

  private async mailsOf(ticket: TicketDoc, answer: string): Promise<OutboxEntry[]> {
    const customer = await this.users.findById(ticket.customerId);
    return this.mails.answered(ticket, customer, answer);
  }

  private async find(id: string): Promise<TicketDoc> {
    const ticket = await this.tickets.find({ _id: id });
    if (!ticket) throw problem.notFound('Ticket');
    return ticket;
  }

  private async present(ticket: TicketDoc): Promise<StaffTicket> {
    return presentStaffTicket(ticket, await this.tickets.links(ticket));
  }
}

function assignment(staff: Principal, take: boolean): Pick<TicketDoc, 'assigneeId' | 'assignee'> {
  return take
    ? { assigneeId: staff.userId, assignee: staff.name }
    : { assigneeId: null, assignee: null };
}
